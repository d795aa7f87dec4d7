// @generated from spec/inner/crm.yaml by connector-gateway-spec. Do not edit.
import { createInner } from "../runtime/inner.js";

function CrmObject() {
  return {
    fields: {
      properties: { table: CrmProperties, nullable: true },
      propertiesWithHistory: { values: { items: { table: PropertyVersion } }, nullable: true },
      associations: { values: { table: AssociatedRecords }, nullable: true },
    },
  };
}

function ObjectSchema() {
  return {
    fields: {
      labels: { table: ObjectTypeLabels, nullable: true },
      properties: { items: { table: CrmPropertyDefinition }, nullable: true },
      associations: { items: { table: AssociationDefinition }, nullable: true },
    },
  };
}

function CrmProperties() {
  return {
    fields: {
      hs_object_id: "string | null",
      createdate: "string | null",
      hs_createdate: "string | null",
      hs_lastmodifieddate: "string | null",
      hs_created_by_user_id: "string | null",
      hs_object_source: "string | null",
      hs_object_source_label: "string | null",
      hubspot_owner_id: "string | null",
      hubspot_owner_assigneddate: "string | null",
      hubspot_team_id: "string | null",
      lifecyclestage: "string | null",
      hs_lead_status: "string | null",
      phone: "string | null",
      address: "string | null",
      city: "string | null",
      state: "string | null",
      zip: "string | null",
      country: "string | null",
      website: "string | null",
      industry: "string | null",
      annualrevenue: "string | null",
      description: "string | null",
      hs_analytics_source: "string | null",
      hs_analytics_source_data_1: "string | null",
      notes_last_contacted: "string | null",
      notes_last_updated: "string | null",
      notes_next_activity_date: "string | null",
      num_notes: "string | null",
      num_contacted_notes: "string | null",
      num_associated_contacts: "string | null",
      num_associated_deals: "string | null",
      days_to_close: "string | null",
      hs_is_closed: "string | null",
      closedate: "string | null",
      total_revenue: "string | null",
      recent_deal_amount: "string | null",
      recent_deal_close_date: "string | null",
      recent_conversion_date: "string | null",
      email: "string | null",
      hs_additional_emails: "string | null",
      hs_email_optout: "string | null",
      firstname: "string | null",
      lastname: "string | null",
      salutation: "string | null",
      jobtitle: "string | null",
      company: "string | null",
      associatedcompanyid: "string | null",
      mobilephone: "string | null",
      hs_language: "string | null",
      hs_linkedin_url: "string | null",
      hs_marketable_status: "string | null",
      lastmodifieddate: "string | null",
      name: "string | null",
      domain: "string | null",
      type: "string | null",
      numberofemployees: "string | null",
      founded_year: "string | null",
      is_public: "string | null",
      timezone: "string | null",
      linkedin_company_page: "string | null",
      hs_parent_company_id: "string | null",
      dealname: "string | null",
      dealtype: "string | null",
      pipeline: "string | null",
      dealstage: "string | null",
      amount: "string | null",
      amount_in_home_currency: "string | null",
      deal_currency_code: "string | null",
      hs_deal_stage_probability: "string | null",
      hs_forecast_amount: "string | null",
      hs_priority: "string | null",
      hs_is_closed_won: "string | null",
      hs_is_closed_lost: "string | null",
      closed_won_reason: "string | null",
      closed_lost_reason: "string | null",
      hs_arr: "string | null",
      hs_mrr: "string | null",
      subject: "string | null",
      content: "string | null",
      hs_pipeline: "string | null",
      hs_pipeline_stage: "string | null",
      hs_ticket_priority: "string | null",
      hs_ticket_category: "string | null",
      source_type: "string | null",
      hs_resolution: "string | null",
      closed_date: "string | null",
      first_agent_reply_date: "string | null",
      time_to_first_agent_reply: "string | null",
      time_to_close: "string | null",
    },
  };
}

function PropertyVersion() {
  return {
    fields: {
      value: "string | null",
      timestamp: "string | null",
      sourceType: "string | null",
      sourceId: "string | null",
      sourceLabel: "string | null",
      updatedByUserId: "integer | null",
    },
  };
}

function AssociatedRecords() {
  return {
    fields: {
      results: { items: { table: AssociatedRecord }, nullable: true },
      paging: {
        table: {
          fields: {
            next: { table: { fields: { after: "string | null", link: "string | null" } }, nullable: true },
            prev: { table: { fields: { before: "string | null", link: "string | null" } }, nullable: true },
          },
        },
        nullable: true,
      },
    },
  };
}

function AssociatedRecord() {
  return {
    fields: {
      id: "string | null",
      type: "string | null",
    },
  };
}

function ObjectTypeLabels() {
  return {
    fields: {
      singular: "string | null",
      plural: "string | null",
    },
  };
}

function CrmPropertyDefinition() {
  return {
    fields: {
      name: "string | null",
      label: "string | null",
      type: "string | null",
      fieldType: "string | null",
      groupName: "string | null",
      description: "string | null",
      options: { items: { table: PropertyOption }, nullable: true },
      displayOrder: "integer | null",
      hidden: "boolean | null",
      hasUniqueValue: "boolean | null",
      calculated: "boolean | null",
      externalOptions: "boolean | null",
      formField: "boolean | null",
      hubspotDefined: "boolean | null",
      archived: "boolean | null",
      archivedAt: "string | null",
      createdAt: "string | null",
      updatedAt: "string | null",
      createdUserId: "string | null",
      updatedUserId: "string | null",
      referencedObjectType: "string | null",
      calculationFormula: "string | null",
      showCurrencySymbol: "boolean | null",
      dataSensitivity: "string | null",
      sensitiveDataCategories: "array<string> | null",
      modificationMetadata: {
        table: {
          fields: {
            archivable: "boolean | null",
            readOnlyDefinition: "boolean | null",
            readOnlyOptions: "boolean | null",
            readOnlyValue: "boolean | null",
          },
        },
        nullable: true,
      },
    },
  };
}

function PropertyOption() {
  return {
    fields: {
      value: "string | null",
      label: "string | null",
      description: "string | null",
      displayOrder: "integer | null",
      hidden: "boolean | null",
    },
  };
}

function AssociationDefinition() {
  return {
    fields: {
      id: "string | null",
      name: "string | null",
      fromObjectTypeId: "string | null",
      toObjectTypeId: "string | null",
      createdAt: "string | null",
      updatedAt: "string | null",
    },
  };
}

export const inner = /* @__PURE__ */ createInner({
  connector: "crm",
  source: "HubSpot's public API reference and the types of its Node library 13.5 show it.",
  records: {
    CrmObject: { table: CrmObject },
    ObjectSchema: { table: ObjectSchema },
  },
  operations: {
    "contacts.list": "CrmObject",
    "contacts.get": "CrmObject",
    "contacts.api_search": "CrmObject",
    "companies.list": "CrmObject",
    "companies.get": "CrmObject",
    "companies.api_search": "CrmObject",
    "deals.list": "CrmObject",
    "deals.get": "CrmObject",
    "deals.api_search": "CrmObject",
    "tickets.list": "CrmObject",
    "tickets.get": "CrmObject",
    "tickets.api_search": "CrmObject",
    "schemas.list": "ObjectSchema",
    "schemas.get": "ObjectSchema",
    "objects.list": "CrmObject",
    "objects.get": "CrmObject",
  },
  result: "result",
});
