import type { ComponentType } from 'react';
import {
  AlertIcon,
  ArrowUpIcon,
  ChartIcon,
  ChatIcon,
  CheckIcon,
  ClockIcon,
  CodeIcon,
  CompassIcon,
  DesignIcon,
  DocumentIcon,
  MailIcon,
  MegaphoneIcon,
  PeopleIcon,
  PlusIcon,
  SearchIcon,
  StarIcon,
  TrashIcon,
} from '@/components/ui/icons';
import type { NodeColour, NodeType, Workflow, WorkflowId, WorkflowNode } from './types';

/** One colour to each type. */
export const nodeColours: Readonly<Record<NodeType, NodeColour>> = { trigger: 'coral', action: 'teal', condition: 'sand', output: 'ink' };

type Icon = ComponentType<{ className?: string }>;

const makeNode =
  (type: NodeType, isActive: boolean) =>
  (id: string, icon: Icon, x: number, y: number, ...connections: string[]): WorkflowNode => ({
    id, type, icon, colour: nodeColours[type], position: { x, y }, connections, isActive,
  });

const trigger = makeNode('trigger', true);
const action = makeNode('action', true);
const condition = makeNode('condition', true);
const output = makeNode('output', true);
// Off the usual route.
const sideTrigger = makeNode('trigger', false);
const sideAction = makeNode('action', false);
const sideOutput = makeNode('output', false);

/** Two checks in parallel, then the choice between mending a page and writing one. */
const seo: Workflow = [
  trigger('quarter', ClockIcon, 0, 0.5, 'crawl', 'intent'),
  action('crawl', CodeIcon, 1, 0, 'exists'),
  action('intent', SearchIcon, 1, 1, 'exists'),
  condition('exists', CompassIcon, 2, 0.5, 'improve', 'write'),
  action('improve', DesignIcon, 3, 0, 'report'),
  sideAction('write', DocumentIcon, 3, 1, 'report'),
  output('report', ChartIcon, 4, 0.5),
];

/** A draft goes round until the review lets it out. */
const content: Workflow = [
  trigger('brief', CompassIcon, 0, 0, 'create'),
  action('create', DesignIcon, 1, 0, 'review'),
  condition('review', CheckIcon, 2, 0, 'publish', 'revise'),
  sideAction('revise', DocumentIcon, 1.5, 1, 'create'),
  action('publish', ArrowUpIcon, 3, 0, 'share'),
  action('share', MegaphoneIcon, 4, 0, 'report'),
  output('report', ChartIcon, 4, 1),
];

/** What is planned and what comes in from outside end in the same report. */
const social: Workflow = [
  trigger('calendar', ClockIcon, 0, 0, 'post'),
  action('post', ArrowUpIcon, 1, 0, 'strong'),
  condition('strong', ChartIcon, 2, 0, 'boost', 'learn'),
  action('boost', MegaphoneIcon, 3, 0, 'report'),
  sideTrigger('message', ChatIcon, 0, 1, 'answer'),
  sideAction('answer', PeopleIcon, 1, 1, 'learn'),
  sideAction('learn', DocumentIcon, 3, 1, 'report'),
  output('report', StarIcon, 4, 0.5),
];

/** Nothing is spent before it can be counted; what costs too much is replaced and runs again. */
const paid: Workflow = [
  trigger('goal', StarIcon, 0, 0, 'tracking'),
  condition('tracking', CheckIcon, 1, 0, 'launch', 'fix'),
  sideAction('fix', CodeIcon, 1, 1, 'launch'),
  action('launch', MegaphoneIcon, 2, 0, 'cost'),
  condition('cost', ChartIcon, 3, 0, 'scale', 'replace'),
  sideAction('replace', DesignIcon, 2.5, 1, 'launch'),
  action('scale', PlusIcon, 4, 0, 'report'),
  output('report', DocumentIcon, 4, 1),
];

/** Interest decides who gets more, and silence who gets no more. */
const email: Workflow = [
  trigger('signup', CheckIcon, 0, 0.5, 'welcome'),
  action('welcome', MailIcon, 1, 0.5, 'interest'),
  condition('interest', SearchIcon, 2, 0.5, 'series', 'reminder'),
  action('series', DocumentIcon, 3, 0, 'enquiry'),
  output('enquiry', PeopleIcon, 4, 0),
  sideAction('reminder', AlertIcon, 3, 1, 'clean'),
  sideOutput('clean', TrashIcon, 4, 1),
];

export const workflows: Readonly<Record<WorkflowId, Workflow>> = { seo, content, social, paid, email };
