"use strict";
exports.id = 923;
exports.ids = [923];
exports.modules = {

};
;Object.assign(exports.modules, require("./common.js"), require("./352-923.js"));
