"use strict";
exports.id = 435;
exports.ids = [435];
exports.modules = {

};
;Object.assign(exports.modules, require("./common.js"), require("./435-569.js"), require("./435-528.js"));
