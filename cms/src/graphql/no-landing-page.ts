/**
 * An Apollo plugin that shows an empty page to browsers. Strapi's `landingPage: false` means Apollo's
 * production page instead, which loads scripts from Apollo's servers.
 */
export function noLandingPage() {
  return {
    async serverWillStart() {
      return {
        async renderLandingPage() {
          return { html: '<!doctype html><title>GraphQL</title>' };
        },
      };
    },
  };
}
