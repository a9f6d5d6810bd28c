"use strict";
exports.id = 435;
exports.ids = [435,974];
exports.modules = {

};
;Object.assign(exports.modules, require("./common.js"), require("./435-543.js"), require("./435-627.js"), require("./435-528.js"));
