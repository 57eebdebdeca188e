// Written by `npm run client` from packages/contract: change it there.
import type { RouteTable } from './route-table.ts';

/** Every call; in brackets the scope that opens it to a key. */
export const routes = {
  applicants: {
    /** Candidates across all campaigns of the organisation (candidates:read) */
    search: { method: 'GET', path: '/screening/questionnaires' },
    /** A report; the personal one also for the candidate, where the campaign allows it (candidates:read) */
    report: { method: 'GET', path: '/screening/questionnaires/:id/report' },
    /** The same report on paper (candidates:read) */
    reportPdf: {
      method: 'GET',
      path: '/screening/questionnaires/:id/report.pdf',
      produces: 'application/pdf',
    },
    /** Record what a person decided, with a note (candidates:write) */
    decide: { method: 'PUT', path: '/screening/questionnaires/:id/decision' },
    /** Compute the scores again with the engine and the wishes of today */
    recompute: { method: 'POST', path: '/screening/questionnaires/:id/recompute' },
    /** Compute again the scores that an older engine or other wishes gave */
    recomputeCampaign: { method: 'POST', path: '/screening/campaigns/:id/recompute' },
    /** Up to four candidates side by side (candidates:read) */
    compare: { method: 'GET', path: '/screening/campaigns/:id/compare' },
    /** The candidates of a campaign as CSV: all, or those a filter leaves (candidates:read) */
    exportCsv: { method: 'GET', path: '/screening/campaigns/:id/export.csv', produces: 'text/csv' },
    /** The candidates of a campaign as an Excel file: all, or those a filter leaves (candidates:read) */
    exportXlsx: {
      method: 'GET',
      path: '/screening/campaigns/:id/export.xlsx',
      produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
  },
  audit: {
    /** Who did what, when: the own organisation for an admin, all for a super admin */
    list: { method: 'GET', path: '/audit' },
  },
  auth: {
    /** Log in by username or email */
    login: { method: 'POST', path: '/auth/login', access: 'public' },
    /** A fresh bearer token for the session cookie */
    refresh: { method: 'POST', path: '/auth/refresh', access: 'public' },
    /** Ask for a link to choose a new password; the answer is the same for every name */
    forgotPassword: { method: 'POST', path: '/auth/password/forgot', access: 'public' },
    /** Choose a new password by the link of a mail, once; all sessions end */
    resetPassword: { method: 'POST', path: '/auth/password/reset', access: 'public' },
    /** An anonymous token, for short links */
    anonymousToken: { method: 'POST', path: '/auth/jwt', access: 'public' },
    /** End this session at once */
    logout: { method: 'POST', path: '/auth/logout' },
    /** The current user and organisation */
    session: { method: 'GET', path: '/auth/session' },
  },
  dashboard: {
    /** The numbers of the start page: modules, administration, platform */
    read: { method: 'GET', path: '/dashboard' },
  },
  email: {
    /** Invite, remind, or tell candidates that their report is ready (invitations:write) */
    send: { method: 'POST', path: '/email' },
    /** Read pasted addresses or a CSV file, before anything is sent (invitations:write) */
    recipients: { method: 'POST', path: '/email/recipients' },
    /** What a mail of a campaign would look like, in either language */
    preview: { method: 'POST', path: '/email/preview' },
    /** Whether mails leave, and how many more may today */
    settings: { method: 'GET', path: '/email/settings' },
    /** The outbox of all organisations */
    list: { method: 'GET', path: '/email' },
    /** One mail as its recipient sees it */
    read: { method: 'GET', path: '/email/:id' },
    /** Send a mail again that failed, or of which nobody knows whether it left */
    retry: { method: 'POST', path: '/email/:id/retry' },
  },
  integration: {
    /** Where the installation lets an organisation send notices and sign in */
    settings: { method: 'GET', path: '/organizations/:id/integration' },
    /** The keys of an organisation, with their last use */
    listKeys: { method: 'GET', path: '/organizations/:id/api-keys' },
    /** A new key with some scopes; it is shown this once */
    createKey: { method: 'POST', path: '/organizations/:id/api-keys' },
    /** Revoke a key: its next call is refused */
    removeKey: { method: 'DELETE', path: '/organizations/:id/api-keys/:keyId' },
    /** Where an organisation is told of completed questionnaires */
    listWebhooks: { method: 'GET', path: '/organizations/:id/webhooks' },
    /** Tell another system; the secret that signs the notices is shown this once */
    createWebhook: { method: 'POST', path: '/organizations/:id/webhooks' },
    /** Another address, or a pause */
    changeWebhook: { method: 'PUT', path: '/organizations/:id/webhooks/:webhookId' },
    /** Tell it no more */
    removeWebhook: { method: 'DELETE', path: '/organizations/:id/webhooks/:webhookId' },
    /** Send a signed notice to try it out */
    pingWebhook: { method: 'POST', path: '/organizations/:id/webhooks/:webhookId/ping' },
    /** What was sent, and what came back */
    deliveries: { method: 'GET', path: '/organizations/:id/webhooks/:webhookId/deliveries' },
    /** Send a notice again that was given up, or now one that waits for its next turn */
    retryDelivery: {
      method: 'POST',
      path: '/organizations/:id/webhooks/:webhookId/deliveries/:deliveryId/retry',
    },
    /** One address for every file the caller may have: reports and exports */
    download: { method: 'GET', path: '/download', produces: 'application/octet-stream' },
  },
  invitations: {
    /** Who was invited to a campaign, and what became of it (invitations:write) */
    ofScreening: { method: 'GET', path: '/screening/campaigns/:id/invitations' },
    /** Forget an invitation and its address; a mail that waits is not sent */
    removeOfScreening: {
      method: 'DELETE',
      path: '/screening/campaigns/:id/invitations/:invitationId',
    },
    /** Who was invited to a campaign, and what became of it (invitations:write) */
    ofProfiling: { method: 'GET', path: '/profiling/campaigns/:id/invitations' },
    /** Forget an invitation and its address; a mail that waits is not sent */
    removeOfProfiling: {
      method: 'DELETE',
      path: '/profiling/campaigns/:id/invitations/:invitationId',
    },
  },
  organizations: {
    /** All organisations */
    list: { method: 'GET', path: '/organizations' },
    /** Create an organisation */
    create: { method: 'POST', path: '/organizations' },
    /** One organisation; its public face for an anonymous token */
    read: { method: 'GET', path: '/organizations/:id' },
    /** Change name, theme or settings; the status by a super admin only */
    update: { method: 'PUT', path: '/organizations/:id' },
    /** Delete an organisation and all that is its own; the name is typed again */
    remove: { method: 'DELETE', path: '/organizations/:id' },
    /** The logo as an image */
    readLogo: {
      method: 'GET',
      path: '/organizations/:id/logo',
      access: 'public',
      produces: 'image/png',
    },
    /** Replace the logo (png, jpeg or webp up to 512 KB; re-encoded) */
    uploadLogo: { method: 'PUT', path: '/organizations/:id/logo' },
    /** Remove the logo */
    removeLogo: { method: 'DELETE', path: '/organizations/:id/logo' },
    /** The users of one organisation */
    users: { method: 'GET', path: '/organizations/:id/users' },
  },
  profiling: {
    /** The campaigns of the own organisation; of all for a super admin (campaigns:read) */
    listCampaigns: { method: 'GET', path: '/profiling/campaigns' },
    /** The campaigns of one organisation */
    campaignsOfOrganization: { method: 'GET', path: '/organizations/:id/profiling/campaigns' },
    /** Create a campaign; who creates it owns it */
    createCampaign: { method: 'POST', path: '/profiling/campaigns' },
    /** One campaign; its public face for an anonymous or respondent token (campaigns:read) */
    readCampaign: { method: 'GET', path: '/profiling/campaigns/:id' },
    /** Change a campaign; what is left out stays as it is */
    updateCampaign: { method: 'PUT', path: '/profiling/campaigns/:id' },
    /** Delete a campaign with everything that was answered */
    removeCampaign: { method: 'DELETE', path: '/profiling/campaigns/:id' },
    /** Open a campaign to those who answer */
    openCampaign: { method: 'POST', path: '/profiling/campaigns/:id/open' },
    /** Close a campaign: its questionnaire is no longer available */
    closeCampaign: { method: 'POST', path: '/profiling/campaigns/:id/close' },
    /** Copy a campaign without its answers; the copy is closed and has a link of its own */
    duplicateCampaign: { method: 'POST', path: '/profiling/campaigns/:id/duplicate' },
    /** The campaign behind a short link */
    findCampaignByUrl: {
      method: 'GET',
      path: '/profiling/campaigns/url/:organizationId/:urlParameter',
    },
    /** Whether a custom url is free in the organisation */
    urlAvailable: { method: 'GET', path: '/profiling/campaigns/url-available' },
    /** The short link as a QR code, to print */
    qrSvg: { method: 'GET', path: '/profiling/campaigns/:id/qr.svg', produces: 'image/svg+xml' },
    /** The short link as a QR code, to paste */
    qrPng: { method: 'GET', path: '/profiling/campaigns/:id/qr.png', produces: 'image/png' },
    /** The logo of a campaign as an image */
    readLogo: {
      method: 'GET',
      path: '/profiling/campaigns/:id/logo',
      access: 'public',
      produces: 'image/png',
    },
    /** Give a campaign a logo of its own (png, jpeg or webp up to 512 KB; re-encoded) */
    uploadLogo: { method: 'PUT', path: '/profiling/campaigns/:id/logo' },
    /** Remove the logo of a campaign: the organisation’s is shown */
    removeLogo: { method: 'DELETE', path: '/profiling/campaigns/:id/logo' },
    /** How many people answered; by unit only where there are enough of them */
    progress: { method: 'GET', path: '/profiling/campaigns/:id/progress' },
    /** The questionnaires of a campaign: no answers, no segments, no order, no time */
    listQuestionnaires: {
      method: 'GET',
      path: '/profiling/campaigns/:id/profiling/questionnaires',
    },
    /** Numbers of questionnaires by campaign */
    countQuestionnaires: { method: 'GET', path: '/profiling/questionnaires' },
  },
  profilingQuestionnaires: {
    /** Begin a questionnaire; one key answers a campaign once */
    start: { method: 'POST', path: '/profiling/questionnaires' },
    /** Open an unfinished questionnaire by its resume code, on any device */
    resume: { method: 'POST', path: '/profiling/questionnaires/resume' },
    /** The own unfinished questionnaire, for its respondent alone */
    read: { method: 'GET', path: '/profiling/questionnaires/:id' },
    /** Save any subset of the answers; completing cuts every tie to the respondent */
    save: { method: 'PUT', path: '/profiling/questionnaires/:id' },
  },
  profilingResults: {
    /** The snapshots of a campaign, the progress of the one under way, and whether a new one is possible (audits:read) */
    snapshots: { method: 'GET', path: '/profiling/campaigns/:id/snapshots' },
    /** Take a snapshot in the background; the one under way, if there is one */
    takeSnapshot: { method: 'POST', path: '/profiling/campaigns/:id/snapshots' },
    /** Which values exist, which selections are served, with how many people (audits:read) */
    filters: { method: 'GET', path: '/profiling/campaigns/:id/filters' },
    /** The aggregate report of a selection (audits:read) */
    report: { method: 'POST', path: '/profiling/campaigns/:id/profiling/questionnaires/filter' },
    /** Two served selections side by side */
    compare: { method: 'POST', path: '/profiling/campaigns/:id/compare' },
    /** A selection beside the same of an earlier campaign about the same subject */
    trend: { method: 'POST', path: '/profiling/campaigns/:id/trend' },
    /** The report, comparison or trend on paper */
    reportPdf: {
      method: 'POST',
      path: '/profiling/campaigns/:id/report.pdf',
      produces: 'application/pdf',
    },
    /** The aggregates of all served selections as an Excel file */
    exportXlsx: {
      method: 'GET',
      path: '/profiling/campaigns/:id/export.xlsx',
      produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    },
    /** Units that are only looked at together */
    unitGroups: { method: 'GET', path: '/profiling/campaigns/:id/unit-groups' },
    /** Group units, before the first snapshot */
    saveUnitGroups: { method: 'PUT', path: '/profiling/campaigns/:id/unit-groups' },
    /** Merges of units that would open the most selections */
    proposeUnitGroups: { method: 'GET', path: '/profiling/campaigns/:id/unit-groups/proposals' },
    /** Cultures of closed campaigns, to hire for: perceived and desired, whole and by served unit */
    cultureTargets: { method: 'GET', path: '/profiling/culture-targets' },
  },
  questionnaires: {
    /** Begin a questionnaire; the answer holds the token and the resume code that open it */
    start: { method: 'POST', path: '/screening/questionnaires' },
    /** Open a questionnaire by its resume code, on any device */
    resume: { method: 'POST', path: '/screening/questionnaires/resume' },
    /** The own questionnaire with all answers so far; for members also the scores (candidates:read) */
    read: { method: 'GET', path: '/screening/questionnaires/:id' },
    /** Save any subset of the answers; complete the questionnaire */
    save: { method: 'PUT', path: '/screening/questionnaires/:id' },
  },
  reference: {
    /** Cities whose name begins with the search, the largest first */
    cities: { method: 'GET', path: '/reference/cities', access: 'public' },
    /** The items of the screening questionnaire with their texts */
    instruments: { method: 'GET', path: '/reference/instruments', access: 'public' },
    /** A reference list by its name: professions, sectors, countries, languages, degrees, … */
    list: { method: 'GET', path: '/reference/:name', access: 'public' },
  },
  rights: {
    /** Everything that is kept about the candidate, for the candidate */
    ownData: { method: 'GET', path: '/screening/questionnaires/:id/data' },
    /** The same in words, to read on a screen */
    ownReport: { method: 'GET', path: '/screening/questionnaires/:id/data/report' },
    /** The same in words, to keep and to print */
    ownDataPdf: {
      method: 'GET',
      path: '/screening/questionnaires/:id/data.pdf',
      produces: 'application/pdf',
    },
    /** Erase the own questionnaire and everything with it; the resume code is typed again */
    erase: { method: 'POST', path: '/screening/questionnaires/:id/erasure' },
    /** What the daily retention will remove, and when */
    retention: { method: 'GET', path: '/organizations/:id/retention' },
    /** Selection ratios between groups, as an aggregate from 30 people a group on */
    fairness: { method: 'GET', path: '/organizations/:id/fairness' },
  },
  sandbox: {
    /** The items of the sandbox */
    list: { method: 'GET', path: '/test/items' },
    /** Put an item into the sandbox; a hundred at most */
    create: { method: 'POST', path: '/test/items' },
    /** One item */
    read: { method: 'GET', path: '/test/items/:id' },
    /** Replace an item */
    update: { method: 'PUT', path: '/test/items/:id' },
    /** Remove an item */
    remove: { method: 'DELETE', path: '/test/items/:id' },
    /** Check a value against the schema of a resource without saving it */
    validate: { method: 'POST', path: '/test/validation' },
    /** A sample report made of invented answers, with the own branding */
    sample: { method: 'GET', path: '/test/download/:id', produces: 'application/pdf' },
  },
  screening: {
    /** The campaigns of the own organisation; of all for a super admin (campaigns:read) */
    listCampaigns: { method: 'GET', path: '/screening/campaigns' },
    /** The campaigns of one organisation */
    campaignsOfOrganization: { method: 'GET', path: '/organizations/:id/screening/campaigns' },
    /** Create a campaign; who creates it owns it */
    createCampaign: { method: 'POST', path: '/screening/campaigns' },
    /** One campaign; its public face for an anonymous or respondent token (campaigns:read) */
    readCampaign: { method: 'GET', path: '/screening/campaigns/:id' },
    /** Change a campaign; what is left out stays as it is */
    updateCampaign: { method: 'PUT', path: '/screening/campaigns/:id' },
    /** Delete a campaign with everything that was answered */
    removeCampaign: { method: 'DELETE', path: '/screening/campaigns/:id' },
    /** Open a campaign to those who answer */
    openCampaign: { method: 'POST', path: '/screening/campaigns/:id/open' },
    /** Close a campaign: its questionnaire is no longer available */
    closeCampaign: { method: 'POST', path: '/screening/campaigns/:id/close' },
    /** Copy a campaign without its answers; the copy is closed and has a link of its own */
    duplicateCampaign: { method: 'POST', path: '/screening/campaigns/:id/duplicate' },
    /** The campaign behind a short link */
    findCampaignByUrl: {
      method: 'GET',
      path: '/screening/campaigns/url/:organizationId/:urlParameter',
    },
    /** Whether a custom url is free in the organisation */
    urlAvailable: { method: 'GET', path: '/screening/campaigns/url-available' },
    /** The short link as a QR code, to print */
    qrSvg: { method: 'GET', path: '/screening/campaigns/:id/qr.svg', produces: 'image/svg+xml' },
    /** The short link as a QR code, to paste */
    qrPng: { method: 'GET', path: '/screening/campaigns/:id/qr.png', produces: 'image/png' },
    /** The candidates of a campaign (candidates:read) */
    listCandidates: { method: 'GET', path: '/screening/campaigns/:id/screening/questionnaires' },
    /** How many candidates began and finished, by day, over the last thirty days; how many await a decision (candidates:read) */
    progress: { method: 'GET', path: '/screening/campaigns/:id/progress' },
    /** Delete a candidate with all answers (candidates:write) */
    removeQuestionnaire: { method: 'DELETE', path: '/screening/questionnaires/:id' },
  },
  secondFactor: {
    /** Whether a second factor is active, and how many recovery codes are left */
    read: { method: 'GET', path: '/users/:id/second-factor' },
    /** Begin to set up the own second factor: a secret for the authenticator */
    begin: { method: 'POST', path: '/users/:id/second-factor' },
    /** Activate it with a first code; recovery codes are shown this once */
    confirm: { method: 'POST', path: '/users/:id/second-factor/confirm' },
    /** Remove the own second factor with password or code; admins remove a lost one */
    remove: { method: 'DELETE', path: '/users/:id/second-factor' },
    /** New recovery codes in place of the old ones, shown this once */
    renewRecoveryCodes: { method: 'POST', path: '/users/:id/second-factor/recovery-codes' },
  },
  signIn: {
    /** The identity provider of an organisation, and what to enter there */
    read: { method: 'GET', path: '/organizations/:id/sign-in' },
    /** Set or change the identity provider; it must answer before it is saved */
    save: { method: 'PUT', path: '/organizations/:id/sign-in' },
    /** Sign in with passwords only */
    remove: { method: 'DELETE', path: '/organizations/:id/sign-in' },
    /** Where to send the browser of who wants in; not found if there is no provider */
    start: { method: 'POST', path: '/auth/oidc/start', access: 'public' },
    /** Where the provider sends the browser back; leads to the app, logged in, or to the log-in page */
    callback: {
      method: 'GET',
      path: '/auth/oidc/callback',
      access: 'public',
      produces: 'text/html',
    },
  },
  users: {
    /** Users: everybody for a super admin, the own organisation for an admin */
    list: { method: 'GET', path: '/users' },
    /** Create a user, and with it an organisation if asked; the password is shown this once */
    create: { method: 'POST', path: '/users' },
    /** Create users from a CSV file; the report says line by line what became of it */
    import: { method: 'POST', path: '/users/import' },
    /** One user */
    read: { method: 'GET', path: '/users/:id' },
    /** Change a user; users change their own email, notifications and language */
    update: { method: 'PUT', path: '/users/:id' },
    /** Delete a user; campaigns go to the heir, who must be named if there are any */
    remove: { method: 'DELETE', path: '/users/:id' },
    /** Change the own password; all other sessions end */
    changePassword: { method: 'PUT', path: '/users/:id/password' },
    /** Give a user a new generated password, shown this once */
    resetPassword: { method: 'POST', path: '/users/:id/password/reset' },
  },
} as const satisfies RouteTable;
