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
  "CategoryPostList": "55d0acd6aa1ca7fa6602ce0e6b965cf10e906621d1823558ccafe4a01b79eb0f",
  "PageDetail": "45c8f73aa274910eb4e083e3a03276e9fb543bf62a69db3ffb26cb72144bbf9e",
  "PostDetail": "33dafb97e59425da52150ae567b14563e846282f4d6b5190db183547ea8e3b16",
  "PostList": "15bb8ace5a0db79bdad9b50b0c7cd9a3c637fc57b9d4ab42607e6970dad70bbd",
  "PostPaths": "5cfb847661cc60d3c08d3160fe284d8234168fa5169df1e45675e0b85250df79",
  "ServiceDetail": "a9919b2b2c873d14d502b3d9e2b84c866c74d169f2c443e0a2ba7ce0dd92bea1",
  "ServiceList": "16299a1d1976268b3242e833a3362d22c2f617311d98797ea61ee80e053076e5",
  "SiteSettings": "cefa73295705904f7018ec0400023d2d0ce83db11060a0bd3cda5c56121a2eac",
  "TeamList": "cda2069eacdaffdd1e41a3830dbae2c3eb4552096d55d3ae110e9650fbae7932"
};
