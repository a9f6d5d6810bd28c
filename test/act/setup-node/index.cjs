// Node is installed.
