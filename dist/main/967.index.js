"use strict";
exports.id = 967;
exports.ids = [967];
exports.modules = {

};
;Object.assign(exports.modules, require("./543-967.js"));
