import { getMessages, getTranslations } from 'next-intl/server';
import { Section, SectionHeading } from '@/components/ui/section';
import { directionOf, intlTag, type Locale } from '@/i18n/locales';
import { WorkflowTabs } from '../late-home';
import { WORKFLOW_IDS } from './constants';
import { TipShapes } from './connector-layer';
import { MarkShapes } from './marks';
import type { WorkflowNode } from './types';
import type { WorkflowTexts } from './workflow-diagram';
import { WorkflowLegend } from './workflow-legend';
import { workflows } from './workflows';

/** How the work goes, step by step, in five diagrams. */
export async function WorkflowsSection({ locale }: { locale: Locale }) {
  const [t, { Workflows: messages }] = await Promise.all([getTranslations({ locale, namespace: 'Workflows' }), getMessages({ locale })]);
  const { types } = messages;
  const after = {
    either: new Intl.ListFormat(intlTag(locale), { type: 'disjunction' }),
    all: new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }),
  };
  const leadsTo = ({ type, connections }: WorkflowNode, texts: WorkflowTexts) => {
    const titles = connections.map((id) => texts[id]?.title ?? id);
    return titles.length ? t('leadsTo', { steps: (type === 'condition' ? after.either : after.all).format(titles) }) : undefined;
  };
  return (
    <Section id="workflows-section" labelledBy="workflows-title" tone="sand" isFarDown>
      <svg aria-hidden="true" width="0" height="0" className="absolute">
        <defs>
          <MarkShapes />
          <TipShapes />
        </defs>
      </svg>
      <SectionHeading id="workflows-title" title={t('title')} text={t('text')} />
      <WorkflowTabs
        label={t('tabs')}
        isRtl={directionOf(locale) === 'rtl'}
        types={types}
        tabs={WORKFLOW_IDS.map((id) => {
          const { label, description, nodes } = messages[id];
          const steps: WorkflowTexts = nodes;
          const texts = Object.fromEntries(
            workflows[id].map((node) => [node.id, { title: node.id, subtitle: '', ...steps[node.id], leadsTo: leadsTo(node, steps) }]),
          );
          return { id, label, description, texts };
        })}
      />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-t border-sand-300 pt-6">
        <WorkflowLegend label={t('legend')} types={types} usualRoute={t('usualRoute')} otherRoutes={t('otherRoutes')} />
        <p className="text-sm text-ink-muted noscript:hidden">{t('hint')}</p>
      </div>
    </Section>
  );
}
