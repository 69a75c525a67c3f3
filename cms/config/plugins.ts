import { failureStatus } from '../src/graphql/failure-status';
import { noLandingPage } from '../src/graphql/no-landing-page';
import { operationLimits } from '../src/graphql/operation-limits';
import { MAX_FILE_BYTES } from '../src/media/limits';
import { env } from './parse/env';

const { NODE_ENV, JWT_SECRET, SMTP_URL, MAIL_FROM } = env();

export default {
  graphql: {
    config: {
      endpoint: '/graphql',
      shadowCRUD: true,
      landingPage: noLandingPage,
      generateArtifacts: false,
      depthLimit: 10,
      defaultLimit: 25,
      maxLimit: 100,
      apolloServer: {
        introspection: NODE_ENV !== 'production',
        includeStacktraceInErrorResponses: false,
        // The plugin's own default would answer any origin.
        cors: false,
        bodyParserConfig: { enableTypes: ['json'], jsonLimit: '64kb' },
        plugins: [failureStatus],
        validationRules: [operationLimits],
      },
    },
  },
  'users-permissions': {
    config: { jwtSecret: JWT_SECRET },
  },
  upload: {
    config: {
      sizeLimit: MAX_FILE_BYTES,
      security: {
        // No SVG: it can carry scripts, and files are served from the site's own origin.
        allowedTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif', 'application/pdf'],
      },
    },
  },
  email: {
    config: {
      provider: 'nodemailer',
      providerOptions: { url: SMTP_URL },
      settings: { defaultFrom: MAIL_FROM, defaultReplyTo: MAIL_FROM },
    },
  },
};
