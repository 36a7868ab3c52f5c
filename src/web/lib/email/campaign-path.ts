export const campaignPath = (id: string) => `/admin/email/campaigns/${id}`;
