import type { Locale } from '@/i18n/locales';

interface OutageTexts {
  title: string;
  explanation: string;
  servicesFailed: string;
  tryAgain: string;
  trying: string;
  stillDown: string;
  home: string;
  demoNotice: string;
  demoServices: { title: string; description: string }[];
}

/**
 * The one set of texts that doesn't come from `messages/`: this page shows when nothing else could be rendered,
 * so that it brings its own words, in both languages.
 */
export const outageTexts: Readonly<Record<Locale, OutageTexts>> = {
  en: {
    title: 'This page is taking a short break',
    explanation: 'We could not load its content just now. Nothing is wrong on your side; please try again in a moment.',
    servicesFailed: 'Failed to load services. Please try again later.',
    tryAgain: 'Try Again',
    trying: 'Trying…',
    stillDown: 'Still no answer. Please try again in a moment.',
    home: 'Return to Home',
    demoNotice: 'Using demo services. Backend connection failed.',
    demoServices: [
      { title: 'Digital Marketing', description: 'Campaigns across search and social, planned around one goal and measured against it.' },
      { title: 'Web Development', description: 'Fast, accessible websites in English and Arabic that your own team can update.' },
      { title: 'Social Media Management', description: 'A steady presence: planning, design, publishing and answers, month after month.' },
      { title: 'Brand Design', description: 'Names, marks and guidelines that hold together in both scripts.' },
      { title: 'Analytics & Insights', description: 'Clean tracking and reports that say what to do next.' },
    ],
  },
  ar: {
    title: 'هذه الصفحة غير متاحة مؤقتًا',
    explanation: 'تعذّر تحميل محتواها الآن، والخلل ليس من جهتك. نرجو المحاولة مجددًا بعد قليل.',
    servicesFailed: 'تعذّر تحميل الخدمات. يُرجى المحاولة لاحقًا.',
    tryAgain: 'حاول مرة أخرى',
    trying: 'جارٍ المحاولة…',
    stillDown: 'لا استجابة بعد. نرجو المحاولة مجددًا بعد قليل.',
    home: 'العودة إلى الرئيسية',
    demoNotice: 'تُعرض الآن خدمات تجريبية لتعذّر الاتصال بالخادم.',
    demoServices: [
      { title: 'التسويق الرقمي', description: 'حملات عبر محركات البحث والشبكات الاجتماعية، تُبنى حول هدف واحد وتُقاس به.' },
      { title: 'تطوير المواقع', description: 'مواقع سريعة وسهلة الاستخدام بالعربية والإنجليزية، يحدّثها فريقك بنفسه.' },
      { title: 'إدارة وسائل التواصل الاجتماعي', description: 'حضور ثابت: تخطيط وتصميم ونشر ورد على الجمهور، شهرًا بعد شهر.' },
      { title: 'تصميم الهوية', description: 'أسماء وشعارات وأدلة استخدام متماسكة بالخطّين العربي واللاتيني.' },
      { title: 'التحليلات والرؤى', description: 'تتبّع دقيق وتقارير تقول ما الخطوة التالية.' },
    ],
  },
};
