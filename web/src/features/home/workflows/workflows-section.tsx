import { getMessages, getTranslations } from 'next-intl/server';
import { Section, SectionHeading } from '@/components/ui/section';
import { directionOf, intlTag, type Locale } from '@/i18n/locales';
import { WORKFLOW_IDS } from './constants';
import { TipShapes } from './connector-layer';
import { MarkShapes } from './marks';
import { WorkflowDiagram, type DiagramTexts } from './workflow-diagram';
import { WorkflowLegend } from './workflow-legend';
import { WorkflowTabs } from './workflow-tabs';
import { workflows } from './workflows';

/** How the work goes, step by step, in five diagrams. */
export async function WorkflowsSection({ locale }: { locale: Locale }) {
  const [t, { Workflows: messages }] = await Promise.all([getTranslations({ locale, namespace: 'Workflows' }), getMessages({ locale })]);
  const { types } = messages;
  const after = {
    either: new Intl.ListFormat(intlTag(locale), { type: 'disjunction' }),
    all: new Intl.ListFormat(intlTag(locale), { type: 'conjunction' }),
  };
  const leadsTo: DiagramTexts['leadsTo'] = (titles, type) =>
    t('leadsTo', { steps: (type === 'condition' ? after.either : after.all).format(titles) });
  return (
    <Section id="workflows-section" labelledBy="workflows-title" tone="sand">
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
        tabs={WORKFLOW_IDS.map((id) => {
          const { label, description, nodes } = messages[id];
          return { id, label, description, diagram: <WorkflowDiagram workflow={workflows[id]} texts={{ nodes, types, leadsTo }} /> };
        })}
      />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-4 border-t border-sand-300 pt-6">
        <WorkflowLegend label={t('legend')} types={types} usualRoute={t('usualRoute')} otherRoutes={t('otherRoutes')} />
        <p className="text-sm text-ink-muted noscript:hidden">{t('hint')}</p>
      </div>
    </Section>
  );
}
