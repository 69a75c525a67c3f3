import type { OperationVariables } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import * as Types from './operations';

/** Variables are demanded exactly where the operation has required ones. */
type QueryHookOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> & ({} extends TVariables ? unknown : { variables: TVariables } | { skip: true });

export const useCategoryListQuery = (options: QueryHookOptions<Types.CategoryListQuery, Types.CategoryListQueryVariables>) => useQuery(Types.CategoryListDocument, options);
export const useCategoryPostListQuery = (options: QueryHookOptions<Types.CategoryPostListQuery, Types.CategoryPostListQueryVariables>) => useQuery(Types.CategoryPostListDocument, options);
export const usePageDetailQuery = (options: QueryHookOptions<Types.PageDetailQuery, Types.PageDetailQueryVariables>) => useQuery(Types.PageDetailDocument, options);
export const usePostDetailQuery = (options: QueryHookOptions<Types.PostDetailQuery, Types.PostDetailQueryVariables>) => useQuery(Types.PostDetailDocument, options);
export const usePostListQuery = (options: QueryHookOptions<Types.PostListQuery, Types.PostListQueryVariables>) => useQuery(Types.PostListDocument, options);
export const usePostPathsQuery = (options: QueryHookOptions<Types.PostPathsQuery, Types.PostPathsQueryVariables>) => useQuery(Types.PostPathsDocument, options);
export const useServiceDetailQuery = (options: QueryHookOptions<Types.ServiceDetailQuery, Types.ServiceDetailQueryVariables>) => useQuery(Types.ServiceDetailDocument, options);
export const useServiceListQuery = (options: QueryHookOptions<Types.ServiceListQuery, Types.ServiceListQueryVariables>) => useQuery(Types.ServiceListDocument, options);
export const useSiteSettingsQuery = (options: QueryHookOptions<Types.SiteSettingsQuery, Types.SiteSettingsQueryVariables>) => useQuery(Types.SiteSettingsDocument, options);
export const useTeamListQuery = (options: QueryHookOptions<Types.TeamListQuery, Types.TeamListQueryVariables>) => useQuery(Types.TeamListDocument, options);

/** The name under which `/api/graphql` knows each operation. */
export const operationHashes: Readonly<Record<string, string>> = {
  "CategoryList": "0ed7874591be2fd885cb6a77094bf1e7f0ce06f26f1fa873137eb8cbe62d210a",
  "CategoryPostList": "f476d2b5cab15f5e8e2594ba5531c5e0dc66be34bdc3d731b965fd24d14d52fd",
  "PageDetail": "45c8f73aa274910eb4e083e3a03276e9fb543bf62a69db3ffb26cb72144bbf9e",
  "PostDetail": "19812b874e5138b5daf880e5bc5536b5bc56ad2b27070f4408acd392dec44da6",
  "PostList": "ff84c63d5eb99768508dd151de534c4deabf53b34331d9fa5b3b51a7fcc1e263",
  "PostPaths": "5cfb847661cc60d3c08d3160fe284d8234168fa5169df1e45675e0b85250df79",
  "ServiceDetail": "64dbe9a9daa10b5b27a1b11b0234782d5ea53235c26b01177bb7b7995f3c2e20",
  "ServiceList": "011de11586ff366d95b02a47dd3c842803be8b26bdd25c163d239854ff8992a4",
  "SiteSettings": "cefa73295705904f7018ec0400023d2d0ce83db11060a0bd3cda5c56121a2eac",
  "TeamList": "5126d4ba879b44aa17b922b597bb3feff2f7b68fbb0d8bec3765a7c0fc0bd748"
};
