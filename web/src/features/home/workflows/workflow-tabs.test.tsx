import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import en from '../../../../messages/en.json';
import { WORKFLOW_IDS } from './constants';
import { connectionsOf, isConnectionActive, routeTo, usualRoute } from './routes';
import { tabForKey } from './tab-for-key';
import type { WorkflowTexts } from './workflow-diagram';
import { WorkflowTabs } from './workflow-tabs';
import { workflows } from './workflows';

const { types } = en.Workflows;

const tabs = (isRtl = false) => (
  <WorkflowTabs
    label="Workflows"
    isRtl={isRtl}
    types={types}
    tabs={WORKFLOW_IDS.map((id) => {
      const { label, description, nodes } = en.Workflows[id];
      const texts: WorkflowTexts = { ...nodes, ...(id === 'content' && { review: { ...en.Workflows.content.nodes.review, leadsTo: 'Leads to: Publish or Revise.' } }) };
      return { id, label, description, texts };
    })}
  />
);

function show(isRtl = false) {
  render(tabs(isRtl));
  return userEvent.setup();
}

const tab = (name: string) => screen.getByRole('tab', { name });
const panel = (name: string) => screen.getByRole('tabpanel', { name });
const step = (name: string, title: string) => within(panel(name)).getByRole('button', { name: title });
/** Ids of the marked nodes, and the connectors that are. */
const marked = (name: string) => [...panel(name).querySelectorAll<HTMLElement>('[data-node][data-active]')].map(({ dataset }) => dataset.node);
const markedLinks = (name: string) =>
  new Set([...panel(name).querySelectorAll<SVGElement>('[data-link][data-active]')].map(({ dataset }) => dataset.link));

describe('tabs', () => {
  it('begin with SEO Strategy and show one panel', async () => {
    const user = show();
    expect(tab('SEO Strategy')).toHaveAttribute('aria-selected', 'true');
    expect(panel('SEO Strategy')).not.toHaveClass('hidden');
    expect(panel('Email Marketing')).toHaveClass('hidden', 'noscript:block');
    await user.click(tab('Email Marketing'));
    expect(panel('SEO Strategy')).toHaveClass('hidden');
    expect(panel('Email Marketing')).not.toHaveClass('hidden');
  });

  it('are one stop for Tab, and follow the arrows, Home and End', async () => {
    const user = show();
    await user.tab();
    expect(tab('SEO Strategy')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('Content Marketing')).toHaveFocus();
    expect(tab('Content Marketing')).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(tab('Email Marketing')).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(tab('SEO Strategy')).toHaveFocus();
    await user.tab();
    expect(step('SEO Strategy', 'A quarter begins')).toHaveFocus();
  });

  it('mirror the arrows in Arabic', async () => {
    const user = show(true);
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(tab('Content Marketing')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab('Email Marketing')).toHaveFocus();
  });

  it('draw a diagram when it is first chosen, and keep it', async () => {
    const user = show();
    expect(within(panel('Email Marketing')).queryAllByRole('listitem')).toEqual([]);
    await user.click(tab('Email Marketing'));
    await user.click(tab('SEO Strategy'));
    expect(within(panel('Email Marketing')).getAllByRole('listitem')).toHaveLength(workflows.email.length);
  });

  it('come with every diagram where no scripts run', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(tabs()).replaceAll('noscript>', 'div>');
    expect([...page.querySelectorAll<HTMLElement>('[data-node]')].map(({ dataset }) => dataset.node)).toEqual(
      WORKFLOW_IDS.flatMap((id) => workflows[id].map((node) => node.id)),
    );
  });

  it('leave other keys alone', () => {
    expect(tabForKey('ArrowDown', 0, 5, false)).toBeNull();
    expect(tabForKey('Tab', 0, 5, true)).toBeNull();
  });
});

describe('a diagram', () => {
  it('is an ordered list that says types, answers and what follows', async () => {
    const user = show();
    await user.click(tab('Content Marketing'));
    const items = within(panel('Content Marketing')).getAllByRole('listitem');
    expect(items.map(({ dataset }) => dataset.node)).toEqual(workflows.content.map(({ id }) => id));
    expect(items[2]).toHaveTextContent('Condition: Ready to publish?');
    expect(items[2]).toHaveTextContent('Leads to: Publish or Revise.');
    expect(items[3]).toHaveTextContent('If not yet');
  });

  it('marks the usual route, and connectors with both ends on it', async () => {
    const user = show();
    await user.click(tab('Content Marketing'));
    const usual = usualRoute(workflows.content);
    expect(marked('Content Marketing')).toEqual(usual);
    const expected = connectionsOf(workflows.content).filter((connection) => isConnectionActive(new Set(usual), connection));
    expect(markedLinks('Content Marketing')).toEqual(new Set(expected.map(({ from, to }) => `${from} ${to}`)));
    expect(markedLinks('Content Marketing')).not.toContain('revise create');
  });

  it('marks the way to the step that is focused, and the usual one afterwards', () => {
    show();
    fireEvent.focus(step('SEO Strategy', 'Write a new page'));
    expect(marked('SEO Strategy')).toEqual(routeTo(workflows.seo, 'write'));
    expect(markedLinks('SEO Strategy')).toContain('exists write');
    expect(markedLinks('SEO Strategy')).not.toContain('exists improve');
    fireEvent.blur(step('SEO Strategy', 'Write a new page'));
    expect(marked('SEO Strategy')).toEqual(usualRoute(workflows.seo));
  });

  it('marks the way to the step under the mouse, until it leaves the diagram', async () => {
    const user = show();
    await user.hover(within(panel('SEO Strategy')).getByText('One question, one page'));
    expect(marked('SEO Strategy')).toEqual(routeTo(workflows.seo, 'write'));
    await user.hover(tab('SEO Strategy'));
    expect(marked('SEO Strategy')).toEqual(usualRoute(workflows.seo));
  });

  it('holds the way to a pressed step until it is pressed again or another one is', async () => {
    const user = show();
    await user.click(tab('Content Marketing'));
    const revise = step('Content Marketing', 'Revise');
    await user.click(revise);
    expect(revise).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    await user.click(tab('Content Marketing'));
    expect(marked('Content Marketing')).toEqual(['brief', 'create', 'review', 'revise']);
    expect(markedLinks('Content Marketing')).toContain('revise create');

    await user.click(step('Content Marketing', 'Publish'));
    expect(revise).toHaveAttribute('aria-pressed', 'false');
    await user.click(step('Content Marketing', 'Publish'));
    expect(step('Content Marketing', 'Publish')).toHaveAttribute('aria-pressed', 'false');
    expect(marked('Content Marketing')).toEqual(usualRoute(workflows.content));
  });
});
