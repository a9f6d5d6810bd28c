import './main/index.js';
