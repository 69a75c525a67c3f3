/** @jest-environment node */
import { linesFromConsole } from './console-lines';

it('makes one line of the log of whatever is printed', () => {
  const info: string[] = [];
  const warnings: string[] = [];
  const printer = { debug: jest.fn(), error: jest.fn(), info: jest.fn(), log: jest.fn(), warn: jest.fn() };
  linesFromConsole(printer, { info: (line) => info.push(line), warning: (line) => warnings.push(line) });
  printer.log(' \u001b[32m✓\u001b[39m Ready in %d ms', 12);
  printer.error(new Error('of a page'));
  printer.warn('two\nlines');
  expect(info).toEqual([' ✓ Ready in 12 ms']);
  expect(warnings).toEqual([expect.stringContaining('Error: of a page'), 'two\nlines']);
});
