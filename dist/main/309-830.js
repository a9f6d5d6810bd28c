"use strict";
module.exports = {

/***/ 4236:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  var loadAnswers = (function loadAnswers() {
    answers ??= Promise.all( [__webpack_require__.e(915), __webpack_require__.e(636), __webpack_require__.e(532), __webpack_require__.e(577), __webpack_require__.e(967), __webpack_require__.e(755), __webpack_require__.e(352), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 9099));
    return answers;
});
__webpack_require__.d(__webpack_exports__, {
    S: (() => (  loadAnswers)),
    g: (() => (  Asking))
  });
  var _http_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2845);
  var _operations_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9617);


let answers;

class Asking {
    #transport;
    #leftOut;
    constructor(transport, leftOut) {
        this.#transport = transport;
        this.#leftOut = leftOut;
    }
    read({ operation, asked, values }, context) {
        const { method, path, body } = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__  .D)(asked, values);
        return this.#transport.requestJson({ operation, retry: 'safe', method, path, body }, context);
    }
    create(request, context) {
        return this.#transport.requestJson({ ...request, retry: 'unless-taken' }, context);
    }
    bringAbout({ operation, asked, values }, context, onRepeat = () => { }) {
        const { method, path, body } = (0,_operations_js__WEBPACK_IMPORTED_MODULE_1__  .D)(asked, values);
        const request = { operation, retry: 'safe', method, path, body, onRepeat };
        return this.#transport.requestJsonOrNothing(request, context);
    }
    async readWhole(question, schemaIn, place, context) {
        const answer = await this.read(question, context);
        const schema = schemaIn(await loadAnswers());
        const { operation } = question;
        return (this.keeperOf(operation, answer)(schema, place) ?? (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .C$)(place, schema, answer, operation));
    }
    keeperOf(operation, answer) {
        return ((schema, place) => (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .z6)(schema, (0,_http_shape_js__WEBPACK_IMPORTED_MODULE_0__  .cj)(answer, place), place, this.leftOutOf(operation)));
    }
    leftOutOf(operation) {
        return (fault) => this.#leftOut(`${operation}: left out ${fault}`);
    }
}


/***/ })

};
