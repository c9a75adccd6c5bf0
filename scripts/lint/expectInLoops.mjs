/**
 * An ESLint rule: a test that asserts only within loops over a computed list passes if the list is empty, so it
 * must first assert the number of elements. Lists written in the source are exempt: a literal, a constant of
 * another file (IN_CAPITALS), and the result of a method on one that keeps its length.
 */

/** @typedef {any} Node of ESTree with its TypeScript extensions */

const LOOPS_OF_METHODS = /^(?:forEach|map|flatMap|every|some|filter)$/;
const SAME_LENGTH = /^(?:map|entries|keys|values|toReversed|toSorted|sort|reverse|with)$/;
const TEST = /^(?:test|it)$/;
const EXPECTS = /^(?:expect|assert)/;

/**
 * Returns the leftmost name of `test`, `test.only`, `test.each(…)`, `expect.soft`. @param {Node} callee @returns
 * {string}
 */
function leftmost(callee) {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return leftmost(callee.object);
  if (callee.type === 'CallExpression') return leftmost(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return leftmost(callee.tag);
  return '';
}

/** @param {Node} node */
const isFunction = (node) =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';

/** Returns an expression without type assertions. @param {Node} node @returns {Node} */
const bare = (node) =>
  /^TS(?:As|Satisfies|NonNull)/.test(node.type) ? bare(node.expression) : node;

/** @type {import('eslint').Rule.RuleModule} */
export const expectInLoops = {
  meta: {
    type: 'problem',
    schema: [
      {
        type: 'object',
        properties: { sure: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
    defaultOptions: [{ sure: [] }],
    messages: {
      computed:
        'All that is expected stands in loops over computed lists, and passes where they are empty: say first how many there are.',
    },
  },
  create(context) {
    /** Functions that return at least one element of those requested. @type {readonly string[]} */
    const sure = context.options[0].sure;
    /** @param {Node} node an identifier @returns {Node} its initial value, or null */
    function declared(node) {
      /** @type {import('eslint').Scope.Scope | null} */
      let scope = context.sourceCode.getScope(node);
      for (; scope; scope = scope.upper) {
        const definition = scope.set.get(node.name)?.defs[0];
        if (definition) return definition;
      }
      return null;
    }

    /**
     * Returns whether a list is written in the source, and so is never empty by mistake. @param {Node} expression
     * @returns {boolean}
     */
    function written(expression) {
      const node = bare(expression);
      switch (node.type) {
        case 'Literal':
        case 'TemplateLiteral':
          return true;
        case 'ArrayExpression':
          return node.elements.some(
            (/** @type {Node} */ one) =>
              one && (one.type !== 'SpreadElement' || written(one.argument)),
          );
        case 'ObjectExpression':
          return node.properties.length > 0;
        case 'Identifier': {
          const definition = declared(node);
          if (definition?.type === 'ImportBinding') return /^[A-Z][A-Z0-9_]*$/.test(node.name);
          const from = definition?.node;
          return from?.type === 'VariableDeclarator' && from.id === definition.name
            ? definition.parent.kind === 'const' && from.init !== null && written(from.init)
            : false;
        }
        case 'NewExpression':
          return (
            /^(?:Set|Map)$/.test(node.callee.name) &&
            node.arguments.length > 0 &&
            written(node.arguments[0])
          );
        case 'MemberExpression':
          // An element of a constant of another file, or its length.
          return bare(node.object).type === 'Identifier' && written(node.object);
        case 'CallExpression': {
          const { callee } = node;
          if (sure.includes(callee.name)) return written(node.arguments[0]);
          if (callee.type !== 'MemberExpression' || callee.computed) return false;
          if (/^(?:Object|Array)$/.test(callee.object.name ?? ''))
            return (
              /^(?:keys|values|entries|from)$/.test(callee.property.name) &&
              written(node.arguments[0])
            );
          return SAME_LENGTH.test(callee.property.name) && written(callee.object);
        }
        case 'BinaryExpression':
          return written(node.left) || written(node.right);
        default:
          return false;
      }
    }

    /**
     * Returns whether a loop may run zero times. @param {Node} node @param {Node} from the child of it that
     * contains the assertion
     */
    function mayBeEmpty(node, from) {
      if (node.type === 'ForOfStatement' || node.type === 'ForInStatement')
        return from === node.body && !written(node.right);
      if (node.type === 'ForStatement')
        return (
          from === node.body &&
          node.test?.type === 'BinaryExpression' &&
          !written(node.test.right) &&
          !written(node.test.left)
        );
      if (node.type === 'WhileStatement') return from === node.body;
      return (
        node.type === 'CallExpression' &&
        isFunction(from) &&
        node.callee.type === 'MemberExpression' &&
        LOOPS_OF_METHODS.test(node.callee.property.name ?? '') &&
        !written(node.callee.object)
      );
    }

    /** @type {{ node: Node, always: boolean, inLoop: boolean }[]} the tests one stands in, the innermost last */
    const tests = [];
    /** @param {Node} node */
    const isTest = (node) =>
      TEST.test(leftmost(node.callee)) &&
      // For `test.each(…)(…)` the outer call, not the inner one; for Playwright, neither a step nor a hook.
      !/^(?:step|use|beforeEach|afterEach|beforeAll|afterAll|describe|extend|skip|slow)$/.test(
        node.callee.property?.name ?? '',
      ) &&
      node.arguments.some(isFunction);

    return {
      /** @param {Node} node */
      CallExpression(node) {
        if (isTest(node)) tests.push({ node, always: false, inLoop: false });
        const test = tests.at(-1);
        if (test === undefined || !EXPECTS.test(leftmost(node.callee))) return;
        // A matcher as an argument of another asserts nothing by itself.
        let within = false;
        for (let from = node; from.parent !== test.node; from = from.parent)
          within ||= mayBeEmpty(from.parent, from);
        if (within) test.inLoop = true;
        else test.always = true;
      },
      /** @param {Node} node */
      'CallExpression:exit'(node) {
        if (tests.at(-1)?.node !== node) return;
        const test = tests.pop();
        if (test?.inLoop && !test.always)
          context.report({ node: node.callee, messageId: 'computed' });
      },
    };
  },
};

/** The rule as a plugin for both linters. */
const plugin = { meta: { name: 'local' }, rules: { 'expect-in-loops': expectInLoops } };
export default plugin;
