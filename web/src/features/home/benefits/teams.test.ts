import ar from '../../../../messages/ar.json';
import en from '../../../../messages/en.json';
import { TEAM_COUNT } from './constants';
import { TEAM_IDS, teams } from './teams';

const words = (messages: typeof en) =>
  teams.map(({ id, stats }) => {
    const { title, stats: labels } = messages.Benefits.teams[id];
    return [title, `${stats.first} ${labels.first}`, `${stats.second} ${labels.second}`];
  });

it('has the five teams with their figures', () => {
  expect(teams).toHaveLength(TEAM_COUNT);
  expect(teams.map(({ id }) => id)).toEqual([...TEAM_IDS]);
  expect(words(en)).toEqual([
    ['Marketing Teams', '+150% campaign efficiency', '+200% lead generation'],
    ['Sales Teams', '+120% qualified leads', '+85% conversion rate'],
    ['Content Teams', '+180% content output', '+95% organic engagement'],
    ['Growth Teams', '+250% user acquisition', '+300% return on ad spend'],
    ['Support Teams', '-70% response time', '+160% satisfaction'],
  ]);
  expect(en.Benefits.can).toBe('can');
});

it('says all of it in Arabic as well, four features each', () => {
  for (const messages of [en, ar]) {
    for (const id of TEAM_IDS) expect(new Set(Object.values(messages.Benefits.teams[id].features)).size).toBe(4);
  }
  expect(words(ar).flat().join()).not.toMatch(/[a-z]/i);
});
