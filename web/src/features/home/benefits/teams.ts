import type { ComponentType } from 'react';
import { ChartIcon, ChatIcon, DocumentIcon, MegaphoneIcon, PeopleIcon } from '@/components/ui/icons';

export const TEAM_IDS = ['marketing', 'sales', 'content', 'growth', 'support'] as const;
export type TeamId = (typeof TEAM_IDS)[number];

export const FEATURES = ['first', 'second', 'third', 'fourth'] as const;

/** A team's card apart from its words. */
export interface Team {
  id: TeamId;
  icon: ComponentType<{ className?: string }>;
  /** Ground of the card's figures, as a class of the site's tokens; ink and teal can be read on each. */
  colour: string;
  /** The two figures; their labels stand in the messages as `first` and `second`. */
  stats: { first: string; second: string };
}

export const teams: readonly Team[] = [
  { id: 'marketing', icon: MegaphoneIcon, colour: 'bg-teal-100', stats: { first: '+150%', second: '+200%' } },
  { id: 'sales', icon: PeopleIcon, colour: 'bg-coral-soft', stats: { first: '+120%', second: '+85%' } },
  { id: 'content', icon: DocumentIcon, colour: 'bg-sand-100', stats: { first: '+180%', second: '+95%' } },
  { id: 'growth', icon: ChartIcon, colour: 'bg-teal-200', stats: { first: '+250%', second: '+300%' } },
  { id: 'support', icon: ChatIcon, colour: 'bg-sand-200', stats: { first: '-70%', second: '+160%' } },
];
