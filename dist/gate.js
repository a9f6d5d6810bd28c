const { node } = process.versions;
if (Number.parseInt(node, 10) < 24) {
  console.log(`::error title=Simulation Gate::this action needs Node 24, and was started by Node ${node}. Update the runner`);
  process.exitCode = 1;
} else {
  require('./main/index.js').start('gate');
}
