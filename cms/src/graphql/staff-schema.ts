/** What staff read and write through the website's GraphQL door, in the words of the schema. Resolvers: `staff-resolvers.ts`. */
export const staffTypeDefs = /* GraphQL */ `
  enum ContentKind {
    post
    service
    subService
  }

  enum ContentLanguage {
    ar
    en
  }

  """
  missing: there is none; draft: never published, or taken back; changed: published, with newer words in the draft
  """
  enum ContentState {
    changed
    draft
    missing
    published
  }

  enum StaffContentSort {
    changed
    order
    title
  }

  type StaffImage {
    id: ID!
    url: String!
    width: Int!
    height: Int!
    name: String!
  }

  type StaffLanguageVersion {
    language: ContentLanguage!
    state: ContentState!
    "Arabic only: the English words changed after the Arabic ones did last."
    isOutdated: Boolean!
    "How many of the texts it needs are written."
    filled: Int!
    "How many texts it needs."
    fields: Int!
    "Names what was read; given back with a change, it makes a conflict known."
    version: String
    changedAt: DateTime
    changedBy: String
    publishAt: DateTime
    unpublishAt: DateTime
    "The scheduled act (publish, unpublish) that couldn't be done at its time: the draft lacks something."
    failedAction: String
    title: String
    description: String
    imageAlt: String
  }

  type StaffContent {
    documentId: ID!
    kind: ContentKind!
    slug: String!
    order: Int
    price: Float
    image: StaffImage
    serviceId: ID
    categorySlug: String
    externalUrl: String
    publishDate: DateTime
    "English, then Arabic."
    languages: [StaffLanguageVersion!]!
    "Of a service that was asked for by itself, in their order."
    subServices: [StaffContent!]
    "Where a post is written: its address in the admin panel."
    editorUrl: String
  }

  type StaffContentList {
    documents: [StaffContent!]!
    total: Int!
  }

  type StaffContentVersion {
    number: Int!
    at: DateTime!
    "Nobody's where it came with the site."
    by: String
    action: String!
    "Names of the fields that differ from the version before."
    changed: [String!]!
  }

  type StaffScheduled {
    kind: ContentKind!
    documentId: ID!
    title: String!
    language: ContentLanguage!
    action: String!
    at: DateTime!
  }

  type StaffToday {
    postsWithoutArabic: Int!
    servicesWithoutArabic: Int!
    outdated: Int!
    drafts: Int!
    "What comes next."
    scheduled: [StaffScheduled!]!
    "What couldn't be done at its time."
    failed: [StaffScheduled!]!
  }

  type StaffSlug {
    slug: String!
    isFree: Boolean!
  }

  type StaffIssue {
    field: String!
    "A key of the website's texts about problems."
    text: String!
  }

  """
  One of three: the document as it is now; the one that somebody else saved first; what is wrong with which field.
  """
  type StaffSaveResult {
    document: StaffContent
    conflict: StaffContent
    issues: [StaffIssue!]!
  }

  """
  Only what is given is written.
  """
  input StaffContentInput {
    title: String
    description: String
    imageAlt: String
    slug: String
    imageId: ID
    order: Int
    price: Float
    serviceId: ID
  }

  extend type Query {
    staffContentList(
      kind: ContentKind!
      search: String
      state: ContentState
      language: ContentLanguage
      outdated: Boolean
      serviceId: ID
      sort: StaffContentSort
      page: Int
      limit: Int
    ): StaffContentList!
    staffContent(kind: ContentKind!, documentId: ID!): StaffContent
    staffContentVersions(kind: ContentKind!, documentId: ID!, language: ContentLanguage!): [StaffContentVersion!]!
    "The localized fields of a version."
    staffContentVersion(kind: ContentKind!, documentId: ID!, language: ContentLanguage!, number: Int!): JSON!
    staffToday: StaffToday!
    staffSlug(kind: ContentKind!, title: String!, documentId: ID): StaffSlug!
  }

  extend schema {
    mutation: Mutation
  }

  type Mutation {
    staffCreateContent(kind: ContentKind!, language: ContentLanguage!, input: StaffContentInput!, publish: Boolean!): StaffSaveResult!
    staffSaveContent(
      kind: ContentKind!
      documentId: ID!
      language: ContentLanguage!
      input: StaffContentInput!
      version: String
      publish: Boolean!
    ): StaffSaveResult!
    staffPublishContent(kind: ContentKind!, documentId: ID!, language: ContentLanguage!, version: String): StaffSaveResult!
    staffUnpublishContent(kind: ContentKind!, documentId: ID!, language: ContentLanguage!): StaffSaveResult!
    staffRemoveContent(kind: ContentKind!, documentId: ID!): Boolean!
    staffReorderContent(kind: ContentKind!, documentIds: [ID!]!): Boolean!
    "A time that isn't given stays; null takes it away."
    staffScheduleContent(
      kind: ContentKind!
      documentId: ID!
      language: ContentLanguage!
      publishAt: DateTime
      unpublishAt: DateTime
    ): StaffSaveResult!
    "Makes the words of a version the draft's again."
    staffRestoreVersion(kind: ContentKind!, documentId: ID!, language: ContentLanguage!, number: Int!, version: String): StaffSaveResult!
  }
`;
