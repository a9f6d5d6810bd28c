"use strict";
exports.id = 9950;
exports.ids = [9950];
exports.modules = {

/***/ 73:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    uploadPage: () => (  uploadPage)
  });
  var _actions_artifact__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6331);
async function uploadPage(path, folder) {
    const client = new _actions_artifact__WEBPACK_IMPORTED_MODULE_0__  .t();
    const { id } = await client.uploadArtifact('', [path], folder, { skipArchive: true });
    return Number(id);
}


/***/ }),

/***/ 8710:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    j: () => (  BlobClient)
  });
  var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7075);

 var node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8321);

 var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);

 var _actions_http_client__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(736);




const MOST_TRIES = 3;
const PAUSE_MS = 1_000;
const PUT_BLOB = { 'x-ms-blob-type': 'BlockBlob' };
class BlobClient {
    #url;
    #client = new _actions_http_client__WEBPACK_IMPORTED_MODULE_3__  .Qq('simulation-gate');
    constructor(url) {
        this.#url = url;
    }
    getBlockBlobClient() {
        return this;
    }
    async uploadStream(stream, _blockBytes, _blocksAtOnce, { blobHTTPHeaders, onProgress, abortSignal }) {
        const bytes = await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_1__.buffer)(stream);
        const headers = {
            ...PUT_BLOB,
            'x-ms-blob-content-type': blobHTTPHeaders.blobContentType,
            'content-length': bytes.length,
        };
        for (let tries = 1;; tries += 1) {
            const fault = await this.#put(bytes, headers);
            if (fault === null)
                return onProgress({ loadedBytes: bytes.length });
            if (!fault.mayPass || tries === MOST_TRIES)
                throw fault.error;
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PAUSE_MS, undefined, { signal: abortSignal });
        }
    }
    async #put(bytes, headers) {
        try {
            const { message } = await this.#client.sendStream('PUT', this.#url, node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from([bytes]), headers);
            message.destroy();
            const { statusCode = 0 } = message;
            if (statusCode === 201)
                return null;
            const error = new Error(`the storage answered ${statusCode}`);
            return { error, mayPass: statusCode === 429 || statusCode >= 500 };
        }
        catch (error) {
            return { error, mayPass: true };
        }
    }
}


/***/ })

};
;