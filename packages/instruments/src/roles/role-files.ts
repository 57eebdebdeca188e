import accounting from './files/accounting.json' with { type: 'json' };
import customerService from './files/customer-service.json' with { type: 'json' };
import humanResources from './files/human-resources.json' with { type: 'json' };
import logistics from './files/logistics.json' with { type: 'json' };
import marketing from './files/marketing.json' with { type: 'json' };
import nursingCare from './files/nursing-care.json' with { type: 'json' };
import production from './files/production.json' with { type: 'json' };
import projectLead from './files/project-lead.json' with { type: 'json' };
import sales from './files/sales.json' with { type: 'json' };
import softwareDeveloper from './files/software-developer.json' with { type: 'json' };
import teachingTraining from './files/teaching-training.json' with { type: 'json' };
import teamManagement from './files/team-management.json' with { type: 'json' };

/** Files of campaigns as any other, by the code of their role; read like any other. */
export const ROLE_FILES: Readonly<Record<string, unknown>> = {
  accounting,
  'customer-service': customerService,
  'human-resources': humanResources,
  logistics,
  marketing,
  'nursing-care': nursingCare,
  production,
  'project-lead': projectLead,
  sales,
  'software-developer': softwareDeveloper,
  'teaching-training': teachingTraining,
  'team-management': teamManagement,
};
