import { createElement } from 'react';
import {
  AutomationIcon,
  ChartIcon,
  CodeIcon,
  CompassIcon,
  DesignIcon,
  MegaphoneIcon,
  MobileIcon,
  StarIcon,
} from '@/components/ui/icons';

/** First match wins. The slug is looked at as well, as it is English in both languages. */
const icons = [
  [['marketing', 'seo', 'تسويق', 'التسويق'], MegaphoneIcon],
  [['web', 'development', 'تطوير'], CodeIcon],
  [['mobile', 'app', 'تطبيق', 'تطبيقات'], MobileIcon],
  [['design', 'ui', 'ux', 'تصميم'], DesignIcon],
  [['consulting', 'strategy', 'استشارات', 'استراتيجية'], CompassIcon],
  [['analytics', 'data', 'تحليلات', 'بيانات'], ChartIcon],
  [['automation', 'ai', 'أتمتة'], AutomationIcon],
] as const;

/** Chooses by whole words, so that "media" is no "ai" and "requires" no "ui". */
function iconFor(slug: string, title: string) {
  const words = new Set(`${slug} ${title}`.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return icons.find(([keywords]) => keywords.some((keyword) => words.has(keyword)))?.[1] ?? StarIcon;
}

interface ServiceIconProps {
  slug: string;
  title: string;
  className?: string;
}

/** The icon of a service, chosen by keywords in its title. */
export function ServiceIcon({ slug, title, className }: ServiceIconProps) {
  return createElement(iconFor(slug, title), { className });
}
