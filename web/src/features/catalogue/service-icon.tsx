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
import { keywordGroupOf, type KeywordGroup } from './keywords';

const icons: Readonly<Record<KeywordGroup, typeof StarIcon>> = {
  marketing: MegaphoneIcon,
  web: CodeIcon,
  mobile: MobileIcon,
  design: DesignIcon,
  consulting: CompassIcon,
  analytics: ChartIcon,
  automation: AutomationIcon,
};

interface ServiceIconProps {
  slug: string;
  title: string;
  className?: string;
}

/** The icon of a service, chosen by keywords in its title. The slug is looked at as well, as it is English in both languages. */
export function ServiceIcon({ slug, title, className }: ServiceIconProps) {
  const group = keywordGroupOf(`${slug} ${title}`);
  return createElement(group ? icons[group] : StarIcon, { className });
}
