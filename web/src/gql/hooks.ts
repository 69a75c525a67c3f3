import type { OperationVariables } from '@apollo/client';
import { useQuery, useMutation } from '@apollo/client/react';
import * as Types from './operations';

/** Variables are demanded exactly where the operation has required ones. */
type QueryHookOptions<TData, TVariables extends OperationVariables> = useQuery.Options<TData, TVariables> & ({} extends TVariables ? unknown : { variables: TVariables } | { skip: true });

export const useCategoryListQuery = (options: QueryHookOptions<Types.CategoryListQuery, Types.CategoryListQueryVariables>) => useQuery(Types.CategoryListDocument, options);
export const useCategoryPostListQuery = (options: QueryHookOptions<Types.CategoryPostListQuery, Types.CategoryPostListQueryVariables>) => useQuery(Types.CategoryPostListDocument, options);
export const usePageDetailQuery = (options: QueryHookOptions<Types.PageDetailQuery, Types.PageDetailQueryVariables>) => useQuery(Types.PageDetailDocument, options);
export const usePostDetailQuery = (options: QueryHookOptions<Types.PostDetailQuery, Types.PostDetailQueryVariables>) => useQuery(Types.PostDetailDocument, options);
export const usePostListQuery = (options: QueryHookOptions<Types.PostListQuery, Types.PostListQueryVariables>) => useQuery(Types.PostListDocument, options);
export const usePostPathsQuery = (options: QueryHookOptions<Types.PostPathsQuery, Types.PostPathsQueryVariables>) => useQuery(Types.PostPathsDocument, options);
export const usePostSlugsQuery = (options: QueryHookOptions<Types.PostSlugsQuery, Types.PostSlugsQueryVariables>) => useQuery(Types.PostSlugsDocument, options);
export const useServiceCardsQuery = (options: QueryHookOptions<Types.ServiceCardsQuery, Types.ServiceCardsQueryVariables>) => useQuery(Types.ServiceCardsDocument, options);
export const useServiceDetailQuery = (options: QueryHookOptions<Types.ServiceDetailQuery, Types.ServiceDetailQueryVariables>) => useQuery(Types.ServiceDetailDocument, options);
export const useServiceListQuery = (options: QueryHookOptions<Types.ServiceListQuery, Types.ServiceListQueryVariables>) => useQuery(Types.ServiceListDocument, options);
export const useServicePageQuery = (options: QueryHookOptions<Types.ServicePageQuery, Types.ServicePageQueryVariables>) => useQuery(Types.ServicePageDocument, options);
export const useServicePathsQuery = (options: QueryHookOptions<Types.ServicePathsQuery, Types.ServicePathsQueryVariables>) => useQuery(Types.ServicePathsDocument, options);
export const useServicePlaceQuery = (options: QueryHookOptions<Types.ServicePlaceQuery, Types.ServicePlaceQueryVariables>) => useQuery(Types.ServicePlaceDocument, options);
export const useServiceSlugsQuery = (options: QueryHookOptions<Types.ServiceSlugsQuery, Types.ServiceSlugsQueryVariables>) => useQuery(Types.ServiceSlugsDocument, options);
export const useSiteSettingsQuery = (options: QueryHookOptions<Types.SiteSettingsQuery, Types.SiteSettingsQueryVariables>) => useQuery(Types.SiteSettingsDocument, options);
export const useStaffContentQuery = (options: QueryHookOptions<Types.StaffContentQuery, Types.StaffContentQueryVariables>) => useQuery(Types.StaffContentDocument, options);
export const useStaffContentListQuery = (options: QueryHookOptions<Types.StaffContentListQuery, Types.StaffContentListQueryVariables>) => useQuery(Types.StaffContentListDocument, options);
export const useStaffContentVersionQuery = (options: QueryHookOptions<Types.StaffContentVersionQuery, Types.StaffContentVersionQueryVariables>) => useQuery(Types.StaffContentVersionDocument, options);
export const useStaffContentVersionsQuery = (options: QueryHookOptions<Types.StaffContentVersionsQuery, Types.StaffContentVersionsQueryVariables>) => useQuery(Types.StaffContentVersionsDocument, options);
export const useStaffCreateContentMutation = (options?: useMutation.Options<Types.StaffCreateContentMutation, Types.StaffCreateContentMutationVariables>) => useMutation(Types.StaffCreateContentDocument, options);
export const useStaffPublishContentMutation = (options?: useMutation.Options<Types.StaffPublishContentMutation, Types.StaffPublishContentMutationVariables>) => useMutation(Types.StaffPublishContentDocument, options);
export const useStaffRemoveContentMutation = (options?: useMutation.Options<Types.StaffRemoveContentMutation, Types.StaffRemoveContentMutationVariables>) => useMutation(Types.StaffRemoveContentDocument, options);
export const useStaffReorderContentMutation = (options?: useMutation.Options<Types.StaffReorderContentMutation, Types.StaffReorderContentMutationVariables>) => useMutation(Types.StaffReorderContentDocument, options);
export const useStaffRestoreVersionMutation = (options?: useMutation.Options<Types.StaffRestoreVersionMutation, Types.StaffRestoreVersionMutationVariables>) => useMutation(Types.StaffRestoreVersionDocument, options);
export const useStaffSaveContentMutation = (options?: useMutation.Options<Types.StaffSaveContentMutation, Types.StaffSaveContentMutationVariables>) => useMutation(Types.StaffSaveContentDocument, options);
export const useStaffScheduleContentMutation = (options?: useMutation.Options<Types.StaffScheduleContentMutation, Types.StaffScheduleContentMutationVariables>) => useMutation(Types.StaffScheduleContentDocument, options);
export const useStaffSlugQuery = (options: QueryHookOptions<Types.StaffSlugQuery, Types.StaffSlugQueryVariables>) => useQuery(Types.StaffSlugDocument, options);
export const useStaffTodayQuery = (options: QueryHookOptions<Types.StaffTodayQuery, Types.StaffTodayQueryVariables>) => useQuery(Types.StaffTodayDocument, options);
export const useStaffUnpublishContentMutation = (options?: useMutation.Options<Types.StaffUnpublishContentMutation, Types.StaffUnpublishContentMutationVariables>) => useMutation(Types.StaffUnpublishContentDocument, options);
export const useSubServiceDetailQuery = (options: QueryHookOptions<Types.SubServiceDetailQuery, Types.SubServiceDetailQueryVariables>) => useQuery(Types.SubServiceDetailDocument, options);
export const useSubServicePageQuery = (options: QueryHookOptions<Types.SubServicePageQuery, Types.SubServicePageQueryVariables>) => useQuery(Types.SubServicePageDocument, options);
export const useTeamListQuery = (options: QueryHookOptions<Types.TeamListQuery, Types.TeamListQueryVariables>) => useQuery(Types.TeamListDocument, options);

/** The name under which `/api/graphql` knows each operation. */
export const operationHashes: Readonly<Record<string, string>> = {
  "CategoryList": "0ed7874591be2fd885cb6a77094bf1e7f0ce06f26f1fa873137eb8cbe62d210a",
  "CategoryPostList": "c47fb4dd1962c4b64c8c5a692be90c749126b514a8b8201a0f1bfa0d386ecb3d",
  "PageDetail": "45c8f73aa274910eb4e083e3a03276e9fb543bf62a69db3ffb26cb72144bbf9e",
  "PostDetail": "fbfa8a45fc6ddf58139e5d699a1034a4978f211a9a65c5466e15fe7c188f0f95",
  "PostList": "44293e59672a5010d4f2ec5fd9e3a96e629bd6cdf178cfaf55c116c869752cc8",
  "PostPaths": "5c515f6075b8e8e8bf176f487ccd0f152245ec3096e1db30cbefdeb1fcf76043",
  "PostSlugs": "ec2c0a1db664e163ee6a1c6ac221e776a63dbf5b0103bb3a1c968bacc0f3cea3",
  "ServiceCards": "d9c26ee90fabd8f58bf8e02e1959d581d7f6866bc420fb2230e44c94cc249659",
  "ServiceDetail": "03363e7732239c32d197867ef5b47c516399bf68b4260a6fbaa00954556ad9ef",
  "ServiceList": "3b5b3a8c796746e6322ebf16662b00a7e341437e2bef53e42fed55651eeccaf6",
  "ServicePage": "a439a5ee2360254afadae7acff855de8560ee0f236d29d2b07aa280a2436d9b1",
  "ServicePaths": "6daf76c2f5ba4920b510c74a1e0d4840aab39d737cfa25dda69e5c80eaf5d12e",
  "ServicePlace": "6de18b193a261a0debe1bd31e4b08f852c0d2453b5d5c107955a4728632828c3",
  "ServiceSlugs": "0b3f2778e50fbc36f07decde8ae5114c1bd50138d1b1e1b5317051bd227a6567",
  "SiteSettings": "cefa73295705904f7018ec0400023d2d0ce83db11060a0bd3cda5c56121a2eac",
  "StaffContent": "ba70afa9ab97877766b5eb584e900a4d27ba509eca77671deefbb7619e3d1866",
  "StaffContentList": "890b4cc814641cf2cf69b5c1996c1813e95652d76137666f0e5f7bf15a95e9c4",
  "StaffContentVersion": "658acd37fe94cdc20f8200ba020cf528d266df00ba3caa16869976727f306a02",
  "StaffContentVersions": "d8cb754109ab9eb6dad5ca424c42a6627678e649e1629ad1a4b268b6fbfc5172",
  "StaffCreateContent": "dcd76f404ab7123a63d620b3a8327f0c8965c996ba743d27eb2209598e36ffbb",
  "StaffPublishContent": "5025be1e40b72f18ebd4dc86ac91b297ec359e40af7587d48321aa8f0136746c",
  "StaffRemoveContent": "7e35625d49f07f7a029ff38d270cdfa8b982e3af0d126290e6110cc2333c615e",
  "StaffReorderContent": "ca7b4eb60bcad2354be12ac809e553bc86bf2529a81acc7261403547d82adfc3",
  "StaffRestoreVersion": "ef2cc6cfd059ac169c92b4c6b142b2a1930dcc08025932dd2d882b347880e20d",
  "StaffSaveContent": "b1bd4533b30fa8bff57163178837d175fd99ef125c744275369c1b5526fc647d",
  "StaffScheduleContent": "2720da68134194f5ce7c46e60b5fc2b2523163fd4a75700ac0bf9d84041b387b",
  "StaffSlug": "e6cfb06b4071e2d53a6dc422ab677b58aacaf724bdc0d700769a8dc6bc611bf4",
  "StaffToday": "fd1d21cad43fe96fa791aa1ade340f92201a21f838c1a94912540d3341112882",
  "StaffUnpublishContent": "64269dd5d4c75c0693272da31981fc85c86ff8c043d31f7351a27100d95ea09e",
  "SubServiceDetail": "58001b1f934d64bf36429d5a731fe3ad630530fc625a2e2ee86d0a0e15c44771",
  "SubServicePage": "739f79296cd98ac1caaf832accfa6323815535bedc2dd7a0bed9232ba6d45065",
  "TeamList": "758f599d980c83f0fea940e9f738cd9f72b8203b57ef58a8a6c051ec05d9695c"
};
