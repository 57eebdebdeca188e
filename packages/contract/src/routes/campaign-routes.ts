import { z } from 'zod';
import type { Module } from '../codes/index.ts';
import { ANONYMOUS, MEMBERS, type Route, SHARES } from '../route.ts';
import { id, idParams, listOf } from '../schemas/base/basics.ts';
import { CAMPAIGN_FILE } from '../schemas/campaign/campaign-file.ts';
import { shortLink, urlAvailability } from '../schemas/campaign/campaign.ts';

interface CampaignSchemas<Query, Summary, Created, Changed, File, Campaign, Public> {
  readonly query: Query;
  readonly summary: Summary;
  readonly created: Created;
  readonly changed: Changed;
  readonly file: File;
  readonly campaign: Campaign;
  readonly publicCampaign: Public;
}

/** The calls that campaigns of both modules have, under the module's name. */
export const campaignRoutes = <
  const M extends Module,
  Query extends z.ZodType,
  Summary extends z.ZodType,
  Created extends z.ZodType,
  Changed extends z.ZodType,
  File extends z.ZodType,
  Campaign extends z.ZodType,
  Public extends z.ZodType,
>(
  module: M,
  schemas: CampaignSchemas<Query, Summary, Created, Changed, File, Campaign, Public>,
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
      summary: 'List campaigns',
      description:
        'Returns the campaigns of your organisation, or of every organisation for a super admin.',
      query: schemas.query,
      answer: listOf(schemas.summary),
    },
    campaignsOfOrganization: {
      ...one,
      method: 'GET',
      path: `/organizations/:id/${module}/campaigns`,
      summary: 'List the campaigns of an organisation',
      query: schemas.query,
      answer: listOf(schemas.summary),
    },
    createCampaign: {
      ...members,
      method: 'POST',
      path: base,
      summary: 'Create a campaign',
      description:
        'You own the campaigns that you create. Super admins can name another `organizationId`, and one of its users as `ownerId`.',
      body: schemas.created,
      answer: schemas.campaign,
      status: 201,
    },
    readCampaign: {
      scope: 'campaigns:read',
      method: 'GET',
      path: `${base}/:id`,
      summary: 'Get a campaign',
      description: 'Anonymous and respondent tokens get only its public fields.',
      access: [...MEMBERS, 'anonymous', 'respondent'],
      module,
      params: idParams,
      answer: z.union([schemas.campaign, schemas.publicCampaign]),
    },
    updateCampaign: {
      ...one,
      method: 'PUT',
      path: `${base}/:id`,
      summary: 'Update a campaign',
      description: 'Fields that you leave out keep their value.',
      body: schemas.changed,
      answer: schemas.campaign,
    },
    removeCampaign: {
      ...one,
      method: 'DELETE',
      path: `${base}/:id`,
      summary: 'Delete a campaign',
      description: 'Also deletes every answer to it.',
    },
    openCampaign: {
      ...one,
      method: 'POST',
      path: `${base}/:id/open`,
      summary: 'Open a campaign',
      description: 'Its questionnaire becomes available.',
      answer: schemas.campaign,
    },
    closeCampaign: {
      ...one,
      method: 'POST',
      path: `${base}/:id/close`,
      summary: 'Close a campaign',
      description: 'Its questionnaire is no longer available.',
      answer: schemas.campaign,
    },
    duplicateCampaign: {
      ...one,
      method: 'POST',
      path: `${base}/:id/duplicate`,
      summary: 'Duplicate a campaign',
      description:
        'Copies the settings without the answers. The copy is closed and has its own link.',
      answer: schemas.campaign,
      status: 201,
    },
    exportCampaign: {
      scope: 'campaigns:read',
      ...one,
      method: 'GET',
      path: `${base}/:id/file`,
      summary: 'Download a campaign as a file',
      description:
        'A JSON file with the settings and without any people: no respondents, owner, contact address, link or logo.',
      produces: 'application/json',
    },
    importCampaign: {
      ...members,
      method: 'POST',
      path: `${base}/import`,
      summary: 'Create a campaign from a file',
      description:
        'Takes what the download of a campaign returns. The new campaign is closed, yours and has a link of its own. A file with a fault stores nothing; the faults are named by their path in the file, and a file of a newer version by the rule `newer` alone.',
      body: schemas.file,
      maxBytes: CAMPAIGN_FILE.maxBytes,
      answer: schemas.campaign,
      status: 201,
      share: SHARES.computation,
    },
    findCampaignByUrl: {
      method: 'GET',
      path: `${base}/url/:organizationId/:urlParameter`,
      summary: 'Find a campaign by its short link',
      access: ANONYMOUS,
      params: shortLink,
      answer: z.object({ id }),
    },
    urlAvailable: {
      ...members,
      method: 'GET',
      path: `${base}/url-available`,
      summary: 'Check whether a custom URL is available',
      query: urlAvailability,
      answer: z.object({ available: z.boolean() }),
    },
    qrSvg: {
      ...one,
      method: 'GET',
      path: `${base}/:id/qr.svg`,
      summary: 'Download the QR code of a campaign as SVG',
      description: 'The code contains the short link.',
      produces: 'image/svg+xml',
    },
    qrPng: {
      ...one,
      method: 'GET',
      path: `${base}/:id/qr.png`,
      summary: 'Download the QR code of a campaign as PNG',
      description: 'The code contains the short link.',
      produces: 'image/png',
    },
  } as const satisfies Record<string, Route>;
};
