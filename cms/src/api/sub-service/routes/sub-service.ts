import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::sub-service.sub-service', { only: ['find', 'findOne'] });
