/**
 * A call of a global's method, such as `Date.now`.
 * @param {any} node
 * @param {string} object
 * @param {string} property
 */
const isMember = (node, object, property) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  (node.computed ? node.property.value === property : node.property.name === property);

/** Time comes in as an argument: a domain that reads the clock cannot be tried at another time. */
const noClock = {
  create: (/** @type {any} */ context) => {
    const report = (/** @type {any} */ node) =>
      context.report({
        node,
        message: 'Domains take the time as an argument (deps.now) instead of reading the clock.',
      });
    const isDate = (/** @type {any} */ node) => node.type === 'Identifier' && node.name === 'Date';
    return {
      MemberExpression: (/** @type {any} */ node) => {
        if (isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now')) report(node);
      },
      NewExpression: (/** @type {any} */ node) => {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression: (/** @type {any} */ node) => {
        if (isDate(node.callee)) report(node);
      },
    };
  },
};

/** One file reads the environment and says what is missing; everything else is told. */
const noEnvironment = {
  create: (/** @type {any} */ context) => ({
    MemberExpression: (/** @type {any} */ node) => {
      if (!isMember(node, 'process', 'env')) return;
      context.report({ node, message: 'Only src/env.ts reads process.env: take the setting from what it gives.' });
    },
  }),
};

export default { meta: { name: 'fairway' }, rules: { 'no-clock': noClock, 'no-environment': noEnvironment } };
