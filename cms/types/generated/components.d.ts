import type { Schema, Struct } from '@strapi/strapi';

export interface CompanyFigure extends Struct.ComponentSchema {
  collectionName: 'components_company_figures';
  info: {
    description: 'A number the company shows about itself, such as 150+ clients.';
    displayName: 'Company figure';
    icon: 'chartPie';
  };
  attributes: {
    label: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 80;
      }>;
    value: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 20;
      }>;
  };
}

export interface CompanySocialLink extends Struct.ComponentSchema {
  collectionName: 'components_company_social_links';
  info: {
    description: 'An account of the company on a social network.';
    displayName: 'Social link';
    icon: 'link';
  };
  attributes: {
    network: Schema.Attribute.Enumeration<
      ['linkedin', 'instagram', 'x', 'facebook', 'youtube']
    > &
      Schema.Attribute.Required;
    url: Schema.Attribute.String &
      Schema.Attribute.Required &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 300;
      }>;
  };
}

export interface SharedSeo extends Struct.ComponentSchema {
  collectionName: 'components_shared_seos';
  info: {
    description: 'What search engines and shared links show. Empty fields fall back to title and description.';
    displayName: 'SEO';
    icon: 'search';
  };
  attributes: {
    metaDescription: Schema.Attribute.Text &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 200;
      }>;
    metaTitle: Schema.Attribute.String &
      Schema.Attribute.SetMinMaxLength<{
        maxLength: 70;
      }>;
    noindex: Schema.Attribute.Boolean & Schema.Attribute.DefaultTo<false>;
  };
}

declare module '@strapi/strapi' {
  export namespace Public {
    export interface ComponentSchemas {
      'company.figure': CompanyFigure;
      'company.social-link': CompanySocialLink;
      'shared.seo': SharedSeo;
    }
  }
}
