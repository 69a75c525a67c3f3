import ts from 'typescript';

export interface VisibleText {
  line: number;
  text: string;
}

/** Attributes and properties whose words somebody sees or hears. */
const SEEN = new Set([
  'alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'description', 'heading', 'label', 'message', 'placeholder',
  'subtitle', 'summary', 'text', 'title',
]);

const LETTER = /\p{L}/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Words, not a name in code: `ok`, `not_found`, `services.title`. */
const WORDS = /\p{L}\S*\s+\S*\p{L}|^\p{Lu}\p{Ll}+$/u;

/**
 * Words that are written into the code of a component instead of standing in `messages/` or in the CMS: between tags, in attributes and
 * properties that are seen or read out, and anything in Arabic.
 * @param fileName decides by its ending whether the code holds JSX
 */
export function visibleTexts(fileName: string, code: string): VisibleText[] {
  const source = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const found = new Map<ts.Node, string>();

  const visit = (node: ts.Node): void => {
    // An error's own words are for programmers; what is shown is chosen by its kind.
    if (ts.isThrowStatement(node)) return;
    if (ts.isJsxText(node)) {
      if (LETTER.test(node.text)) found.set(node, node.text);
    } else if (ts.isJsxAttribute(node) && node.initializer && SEEN.has(node.name.getText())) {
      note(node.initializer, LETTER);
    } else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) {
      if (node.expression) note(node.expression, LETTER);
    } else if (ts.isPropertyAssignment(node) && SEEN.has(node.name.getText())) {
      note(node.initializer, WORDS);
    } else if (isText(node) && ARABIC.test(node.text)) {
      found.set(node, node.text);
    }
    node.forEachChild(visit);
  };

  /** The strings that an expression can come to. */
  const note = (node: ts.Node, pattern: RegExp): void => {
    if (isText(node)) {
      if (pattern.test(node.text)) found.set(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      for (const part of [node.head, ...node.templateSpans.map(({ literal }) => literal)]) note(part, pattern);
    } else if (ts.isConditionalExpression(node)) {
      note(node.whenTrue, pattern);
      note(node.whenFalse, pattern);
    } else if (ts.isBinaryExpression(node)) {
      note(node.left, pattern);
      note(node.right, pattern);
    } else if (ts.isJsxExpression(node) || ts.isParenthesizedExpression(node)) {
      if (node.expression) note(node.expression, pattern);
    }
  };

  visit(source);
  return [...found].map(([node, text]) => ({ line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, text: text.trim() }));
}

const isText = (node: ts.Node): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
