/** What the rules look at in a node of the syntax tree; oxlint brings no types for it. */
interface Node {
  type: string;
  name?: string;
  value?: unknown;
  computed?: boolean;
  object?: Node;
  property?: Node;
  callee?: Node;
  arguments?: Node[];
  id?: Node | null;
  init?: Node | null;
}

interface Context {
  report: (problem: { node: Node; message: string }) => void;
}

/** A member of a global, such as `Date.now`. */
const isMember = (node: Node, object: string, property: string) =>
  node.type === 'MemberExpression' &&
  isIdentifier(node.object, object) &&
  (node.computed ? node.property?.value === property : node.property?.name === property);

const isIdentifier = (node: Node | undefined, name: string) => node?.type === 'Identifier' && node.name === name;

/** Time comes in as an argument: a domain that reads the clock cannot be tried at another time. */
const noClock = {
  create: (context: Context) => {
    const report = (node: Node) =>
      context.report({
        node,
        message: 'Domains take the time as an argument (services.now) instead of reading the clock.',
      });
    return {
      MemberExpression: (node: Node) => {
        if (isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now')) report(node);
      },
      NewExpression: (node: Node) => {
        if (isIdentifier(node.callee, 'Date') && node.arguments?.length === 0) report(node);
      },
      CallExpression: (node: Node) => {
        if (isIdentifier(node.callee, 'Date')) report(node);
      },
    };
  },
};

/** One file reads the environment and says what is missing; everything else is told. */
const noEnvironment = {
  create: (context: Context) => ({
    MemberExpression: (node: Node) => {
      if (!isMember(node, 'process', 'env')) return;
      context.report({ node, message: 'Only src/core/env.ts reads process.env: take the setting from what it gives.' });
    },
  }),
};

/** Words of a dialect that a stranger would not search for, with the field's own (docs/glossary.md). */
const DIALECT = new Map([
  ['tell', 'dispatch, notify or save'],
  ['happening', 'event'],
  ['goods', 'purchase fulfiller or metadata'],
  ['keeper', 'supervisor'],
  ['judge', 'evaluate'],
  ['untold', 'unprocessed'],
  ['wallclock', 'zoned time'],
  ['wish', 'request'],
  ['needs', 'services, by what they are for'],
]);
const splitName = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_]+/);

/** A function is named by verb and noun, in standard words: what nobody would search for is not found. */
const standardWords = {
  create: (context: Context) => {
    const look = (id: Node | null | undefined, isFunction: boolean) => {
      if (id?.type !== 'Identifier' || id.name === undefined) return;
      if (isFunction && /[a-z]Of$/.test(id.name))
        context.report({ node: id, message: 'A function is a verb and a noun, and does not end in a bare "Of".' });
      for (const part of splitName(id.name)) {
        const better = DIALECT.get(part);
        if (better) context.report({ node: id, message: `"${part}" is no word of the glossary: ${better}.` });
      }
    };
    const isFunction = (node: Node | null | undefined) =>
      node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
    return {
      FunctionDeclaration: (node: Node) => look(node.id, true),
      ClassDeclaration: (node: Node) => look(node.id, false),
      VariableDeclarator: (node: Node) => look(node.id, isFunction(node.init)),
      TSInterfaceDeclaration: (node: Node) => look(node.id, false),
      TSTypeAliasDeclaration: (node: Node) => look(node.id, false),
    };
  },
};

export default {
  meta: { name: 'fairway' },
  rules: { 'no-clock': noClock, 'no-environment': noEnvironment, 'standard-words': standardWords },
};
