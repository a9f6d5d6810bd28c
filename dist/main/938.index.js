"use strict";
exports.id = 938;
exports.ids = [938];
exports.modules = {

};
;Object.assign(exports.modules, require("./44-938.js"), require("./common.js"));
