import ar from '../../../../messages/ar.json';
import en from '../../../../messages/en.json';
import { DEFAULT_WORKFLOW, WORKFLOW_COUNT, WORKFLOW_IDS } from './constants';
import { connectionsOf, isConnectionActive, routeTo, usualRoute } from './routes';
import { nodeTypes } from './types';
import { workflows } from './workflows';

it('has the five workflows in their order, SEO first', () => {
  expect(WORKFLOW_IDS).toEqual(['seo', 'content', 'social', 'paid', 'email']);
  expect(WORKFLOW_IDS).toHaveLength(WORKFLOW_COUNT);
  expect(WORKFLOW_COUNT).toBe(5);
  expect(DEFAULT_WORKFLOW).toBe('seo');
  expect(WORKFLOW_IDS.map((id) => en.Workflows[id].label)).toEqual(['SEO Strategy', 'Content Marketing', 'Social Media', 'Paid Advertising', 'Email Marketing']);
});

describe.each(WORKFLOW_IDS)('%s', (id) => {
  const workflow = workflows[id];
  const ids = workflow.map((node) => node.id);

  it('names every node once', () => expect(new Set(ids).size).toBe(ids.length));

  it('connects to nodes that exist', () => {
    expect(connectionsOf(workflow).filter(({ to }) => !ids.includes(to))).toEqual([]);
  });

  it('uses all four types, and starts with a trigger', () => {
    expect(new Set(workflow.map(({ type }) => type))).toEqual(new Set(nodeTypes));
    expect(workflow[0]?.type).toBe('trigger');
  });

  it('is left only through outputs, branches only at conditions or triggers, and reaches every node', () => {
    const targets = new Set(connectionsOf(workflow).map(({ to }) => to));
    for (const node of workflow) {
      expect([node.id, node.connections.length === 0]).toEqual([node.id, node.type === 'output']);
      expect([node.id, targets.has(node.id)]).toEqual([node.id, node.type !== 'trigger']);
      if (node.type === 'condition') expect(node.connections).toHaveLength(2);
    }
  });

  it('has words for each node in both languages, and says under which answer a branch is taken', () => {
    const branches = workflow.filter(({ type }) => type === 'condition').flatMap(({ connections }) => connections);
    for (const { nodes } of [en.Workflows[id], ar.Workflows[id]]) {
      expect(Object.keys(nodes).sort()).toEqual([...ids].sort());
      for (const [node, texts] of Object.entries(nodes)) expect([node, 'when' in texts]).toEqual([node, branches.includes(node)]);
    }
  });

  it('has a usual route from a trigger to an output without a gap', () => {
    const usual = usualRoute(workflow);
    const active = new Set(usual);
    const linked = connectionsOf(workflow).filter((connection) => isConnectionActive(active, connection));
    for (const node of workflow.filter((each) => active.has(each.id))) {
      if (node.type !== 'trigger') expect(linked.some(({ to }) => to === node.id)).toBe(true);
      if (node.type !== 'output') expect(linked.some(({ from }) => from === node.id)).toBe(true);
    }
  });
});

it('lets the review of content branch to publishing or to a revision, which leads back to creation', () => {
  const node = (id: string) => workflows.content.find((each) => each.id === id);
  expect(node('review')).toMatchObject({ type: 'condition', connections: ['publish', 'revise'] });
  expect(node('revise')?.connections).toEqual(['create']);
  expect(node('create')?.connections).toEqual(['review']);
});

describe('a connector', () => {
  const connection = { from: 'a', to: 'b' };
  it.each([
    [[], false],
    [['a'], false],
    [['b'], false],
    [['a', 'b'], true],
    [['a', 'b', 'c'], true],
  ])('with %j active is highlighted: %s', (active, highlighted) => {
    expect(isConnectionActive(new Set(active), connection)).toBe(highlighted);
  });
});

describe('the way to a step', () => {
  it('is everything before it', () => {
    expect(routeTo(workflows.seo, 'write')).toEqual(['quarter', 'crawl', 'intent', 'exists', 'write']);
    expect(routeTo(workflows.email, 'clean')).toEqual(['signup', 'welcome', 'interest', 'reminder', 'clean']);
  });

  it('doesn’t go round in a loop', () => {
    expect(routeTo(workflows.content, 'create')).toEqual(['brief', 'create']);
    expect(routeTo(workflows.content, 'publish')).toEqual(['brief', 'create', 'review', 'publish']);
  });

  it('of a trigger is the trigger', () => expect(routeTo(workflows.social, 'message')).toEqual(['message']));
});
