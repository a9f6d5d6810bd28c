"use strict";
module.exports = {

/***/ 5459:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  p: (() => (  HOMEPAGE)),
  x: (() => (  VERSION))
});

;// CONCATENATED MODULE: ../package.json
const package_namespaceObject =  JSON.parse('{"rE":"1.0.0","TB":"https://github.com/OWNER/simulation-gate"}');
;// CONCATENATED MODULE: ./core/version.js

const VERSION = package_namespaceObject.rE;
const HOMEPAGE = package_namespaceObject.TB;


/***/ })

};
