import { factories } from '@strapi/strapi';

export default factories.createCoreService('api::sub-service.sub-service');
