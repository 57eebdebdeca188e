import { z } from 'zod';
import type { Module } from '../codes/index.ts';
import { ANONYMOUS, MEMBERS, type Route } from '../route.ts';
import { id, idParams, listOf } from '../schemas/basics.ts';
import { shortLink, urlAvailability } from '../schemas/campaign/campaign.ts';

interface CampaignSchemas<Query, Summary, Created, Changed, Campaign, Public> {
  readonly query: Query;
  readonly summary: Summary;
  readonly created: Created;
  readonly changed: Changed;
  readonly campaign: Campaign;
  readonly publicCampaign: Public;
}

/** The calls that campaigns of both modules have, under the module's name (api.md: "the same calls"). */
export const campaignRoutes = <
  const M extends Module,
  Query extends z.ZodType,
  Summary extends z.ZodType,
  Created extends z.ZodType,
  Changed extends z.ZodType,
  Campaign extends z.ZodType,
  Public extends z.ZodType,
>(
  module: M,
  schemas: CampaignSchemas<Query, Summary, Created, Changed, Campaign, Public>,
) => {
  const base = `/${module}/campaigns` as const;
  const members = { access: MEMBERS, module } as const;
  const one = { ...members, params: idParams } as const;
  return {
    listCampaigns: {
      scope: 'campaigns:read',
      ...members,
      method: 'GET',
      path: base,
      summary: 'The campaigns of the own organisation; of all for a super admin',
      query: schemas.query,
      answer: listOf(schemas.summary),
    },
    campaignsOfOrganization: {
      ...one,
      method: 'GET',
      path: `/organizations/:id/${module}/campaigns`,
      summary: 'The campaigns of one organisation',
      query: schemas.query,
      answer: listOf(schemas.summary),
    },
    createCampaign: {
      ...members,
      method: 'POST',
      path: base,
      summary: 'Create a campaign; who creates it owns it',
      body: schemas.created,
      answer: schemas.campaign,
      status: 201,
    },
    readCampaign: {
      scope: 'campaigns:read',
      method: 'GET',
      path: `${base}/:id`,
      summary: 'One campaign; its public face for an anonymous or respondent token',
      access: [...MEMBERS, 'anonymous', 'respondent'],
      module,
      params: idParams,
      answer: z.union([schemas.campaign, schemas.publicCampaign]),
    },
    updateCampaign: {
      ...one,
      method: 'PUT',
      path: `${base}/:id`,
      summary: 'Change a campaign; what is left out stays as it is',
      body: schemas.changed,
      answer: schemas.campaign,
    },
    removeCampaign: {
      ...one,
      method: 'DELETE',
      path: `${base}/:id`,
      summary: 'Delete a campaign with everything that was answered',
    },
    openCampaign: {
      ...one,
      method: 'POST',
      path: `${base}/:id/open`,
      summary: 'Open a campaign to those who answer',
      answer: schemas.campaign,
    },
    closeCampaign: {
      ...one,
      method: 'POST',
      path: `${base}/:id/close`,
      summary: 'Close a campaign: its questionnaire is no longer available',
      answer: schemas.campaign,
    },
    duplicateCampaign: {
      ...one,
      method: 'POST',
      path: `${base}/:id/duplicate`,
      summary: 'Copy a campaign without its answers; the copy is closed and has a link of its own',
      answer: schemas.campaign,
      status: 201,
    },
    findCampaignByUrl: {
      method: 'GET',
      path: `${base}/url/:organizationId/:urlParameter`,
      summary: 'The campaign behind a short link',
      access: ANONYMOUS,
      params: shortLink,
      answer: z.object({ id }),
    },
    urlAvailable: {
      ...members,
      method: 'GET',
      path: `${base}/url-available`,
      summary: 'Whether a custom url is free in the organisation',
      query: urlAvailability,
      answer: z.object({ available: z.boolean() }),
    },
    qrSvg: {
      ...one,
      method: 'GET',
      path: `${base}/:id/qr.svg`,
      summary: 'The short link as a QR code, to print',
      produces: 'image/svg+xml',
    },
    qrPng: {
      ...one,
      method: 'GET',
      path: `${base}/:id/qr.png`,
      summary: 'The short link as a QR code, to paste',
      produces: 'image/png',
    },
  } as const satisfies Record<string, Route>;
};
