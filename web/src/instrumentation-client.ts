import { followLanguageChoice } from './components/layout/language-choice';

/*
 * The site's content security policy allows no code made from strings, which zod makes in order to validate faster; even its trying
 * whether it may counts as a violation. It decides when a schema is made, and any part of a page may bring the first one: so this is
 * said on every page, before all other code, and where zod looks for its settings. To import it would bring all of it to every page.
 */
const settings = globalThis as { __zod_globalConfig?: { jitless?: boolean } };
settings.__zod_globalConfig = { ...settings.__zod_globalConfig, jitless: true };

followLanguageChoice();
