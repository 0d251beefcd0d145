/**
 * What erasure does with every column there is, written by hand: a new table or column fails the test until somebody has thought
 * about it. In each list stand the names of columns, apart by a space.
 */
export interface Fate {
  /** Say whose the row is: it goes with them. */
  theirs?: string;
  /** What else such a row holds. */
  besides?: string;
  /** Name somebody in a row that stays: emptied, or handed on. */
  names?: string;
  /** Their words, and words about them, in a row that stays: emptied, or freed of what names them. */
  words?: string;
  /** Stay as they are, by why. */
  stays?: Record<string, string>;
}

const key = 'tenant_id id';

export const fates: Record<string, Fate> = {
  access_log: {
    theirs: 'user_id',
    names: 'actor_id',
    besides: `${key} company_id company card_id action object object_id object_title at`,
  },
  account_exports: {
    theirs: 'user_id',
    besides: `${key} sections format status file_key attempts locked_until created_at queued_at`,
  },
  action_plan_tasks: {
    theirs: 'user_id',
    besides: `${key} plan_id code title why category priority due_on is_own_date status note how waits_for opens_on step_id remind_host reminded_of link version updated_at`,
  },
  action_plans: {
    theirs: 'user_id',
    besides: `${key} status direction_option_id leaving_date generated_from focus goal_on note version created_at updated_at`,
  },
  application_events: {
    names: 'by_user_id',
    // To them; a notification to somebody else is theirs.
    besides: 'public_note',
    stays: {
      'what became of an application, without the applicant': `${key} application_id at from to by offer interview held_seconds`,
    },
  },
  /** Go with the words of their application. */
  application_files: { besides: `${key} application_id name content at bytes page_count` },
  application_letters: { besides: `${key} application_id name bytes created_at` },
  application_offers: {
    names: 'made_by_id',
    stays: {
      'what a company offered somebody else': `${key} application_id number pay starts_on moved_from moved_because hours place conditions checks
        reply_by letter_id pay_reason made_at ended_at message reminded_at last_day_reminded_at`,
    },
  },
  application_interviews: {
    names: 'made_by_id',
    stays: {
      'what a company and somebody else agreed': `${key} application_id number sequence times at minutes mode place link employer_zone
        veteran_zone message message_by changed_at day_reminded_at hour_reminded_at`,
    },
  },
  interview_panels: { theirs: 'user_id', besides: `${key} interview_id` },
  application_notes: {
    names: 'author_id',
    words: 'author mention_ids',
    stays: { 'what a company noted of somebody else’s application': `${key} application_id text created_at` },
  },
  application_ratings: {
    names: 'author_id',
    words: 'author',
    stays: {
      'what a company thought of somebody else’s application': `${key} application_id overall criteria reason created_at changed_at`,
    },
  },
  applications: {
    names: 'user_id assignee_id',
    words:
      'resume_id profile cover_note answers unexpected_answers match_score match public_note interview interview_until offer_reply_by delayed_mail_id',
    stays: {
      'an employer may have to show what became of an application for its job': `${key} job_id company_id status status_changed_at held_seconds
        rejected_from inactive_from offer_status interview_status job_title job_version consent_version reason_code host version created_at updated_at`,
    },
  },
  applied_jobs: {
    stays: { 'what a company offered when somebody applied': 'tenant_id job_id version content' },
  },
  audit_entries: {
    words: 'actor subject details network device place counted_as',
    stays: {
      'that it happened, when, and by which number, which is no longer anybody’s': `${key} at category result actor_kind actor_id action
        subject_kind subject_id times last_at`,
    },
  },
  calendar_feeds: { theirs: 'user_id', besides: 'tenant_id token_hash created_at read_at' },
  candidate_cards: { theirs: 'user_id', besides: 'tenant_id company_id number' },
  candidate_facts: {
    theirs: 'user_id',
    besides: `tenant_id stamp facts card_facts civilian_title service_id service rank_band years_served served_months
      serving_since serving_until match_keys country_id state_id state city_id city lat lng availability badged_role_ids
      occupation_ids card_occupation_ids sector skills skill_names
      card_skill_names languages clearances words all_words updated_at`,
  },
  captcha_uses: { stays: { 'a number that was drawn, for minutes': 'nonce ends_at' } },
  chosen_services: { theirs: 'user_id', besides: 'tenant_id service_id chosen_at' },
  companies: {
    stays: {
      'what a company says of itself, and what is said to it; it outlives those who work there': `${key} name status legal_name
        registration_number website email_domain company_type size_from size_to industry_id country_id state_id city address_line_1
        postcode contact_phone description veteran_commitment commitment_evidence checked_commitment commitment_refused logo submitted_at decided_at reactivated_at rejection_code rejection_text
        attempts_left note appealed_at appeal_text appeal_is_open recheck_since requested_identity version created_at updated_at`,
    },
  },
  company_blocks: { theirs: 'user_id', besides: 'tenant_id company_id created_at' },
  consents: { theirs: 'user_id', besides: `${key} kind value privacy_version given_at` },
  course_interests: { theirs: 'user_id', besides: 'tenant_id course_id message share_contact sent_at' },
  courses: {
    stays: {
      'written by operators of what a provider offers': `${key} code category summary description_html eligibility how_to_join
        service_type availability countries city_id address lat lng url tags words title provider_id level duration starts_on
        cost_amount currency funding qualification skills withdrawn_at`,
    },
  },
  dismissed_jobs: { theirs: 'user_id', besides: 'tenant_id job_id dismissed_at' },
  flow_steps: {
    stays: {
      'a visit is a number that leads to nobody': `${key} flow_id day version visit from_state event to_state ms`,
    },
  },
  given_answers: { theirs: 'user_id', besides: `${key} question_id answer updated_at` },
  hiring_teams: { theirs: 'user_id', besides: 'tenant_id job_id added_at' },
  idempotency_keys: {
    theirs: 'user_id',
    besides: 'tenant_id operation key request_hash answer created_at',
  },
  identities: { theirs: 'user_id', besides: `${key} provider subject email linked_at opened_account` },
  invitations: {
    theirs: 'user_id invited_by_id accepted_by_id',
    names: 'approved_by_id',
    besides: `${key} company_id email is_admin member_role message approved_at token_hash created_at expires_at accepted_at revoked_at mail_id`,
  },
  job_changes: {
    names: 'by_id',
    stays: { 'what a company changed in its job': `${key} job_id at field before after` },
  },
  job_invitations: {
    theirs: 'user_id',
    names: 'invited_by_id',
    besides: `${key} job_id company_id card_id message status created_at answered_at`,
  },
  job_reports: {
    theirs: 'user_id',
    besides: `${key} job_id reason text created_at status decided_at`,
  },
  job_words: { stays: { 'words of jobs that are published': 'tenant_id word' } },
  jobs: {
    names: 'owner_id',
    stays: {
      'a company’s job, handed on to another of its admins': `${key} company_id status title job_role_id job_type work_type
        industry_ids experience_id country_id state_id city_ids is_remote remote_country_ids salary_min salary_max salary_currency
        salary_per salary_is_public salary_yearly description_html responsibilities requirements skills benefits
        clearance_required sponsorship veteran_features translated_role_ids questions openings start_on closes_on published_at
        host told_of revised_at ended_at close_reason removed_reason skill_names company_is_active search heading match_keys
        match_features occupation_code version created_at updated_at`,
    },
  },
  made_files: {
    theirs: 'user_id',
    besides: `${key} key name type bytes sha256 page_count created_at expires_at`,
  },
  memberships: {
    theirs: 'user_id',
    names: 'approved_by_id',
    besides: `${key} message joined_at approved_at decided_at reason declined_company_ids`,
  },
  /** Those of an applicant go with the words of their application. */
  message_attachments: {
    theirs: 'uploader_id',
    besides: `${key} application_id side message_id name type bytes size created_at`,
  },
  message_reports: {
    theirs: 'user_id',
    besides: `${key} message_id reason text created_at status decided_at`,
  },
  message_threads: {
    theirs: 'user_id',
    besides: `tenant_id application_id company_id last_message_id veteran_read_to employer_read_to veteran_unread
      employer_unread hidden_messages`,
  },
  /** Those of an applicant go with the words of their application. */
  messages: {
    names: 'sender_id',
    stays: {
      'what a company and somebody else wrote to each other': `${key} application_id side text created_at hidden_at`,
    },
  },
  notification_preferences: { theirs: 'user_id', besides: 'tenant_id preferences updated_at' },
  notifications: {
    theirs: 'user_id about_user_id',
    besides: `${key} type title body link application_id invitation_ids created_at read_at`,
  },
  onboarding_drafts: { theirs: 'user_id', besides: `${key} step values version updated_at` },
  onboardings: {
    theirs: 'user_id',
    besides: `${key} personal_details_done_at cv_done_at cv_skipped_at career_direction_done_at questionnaire_done_at
      action_plan_done_at services_done_at skipped_at dob gender phone_number country_code person_question_id person_option_id
      leaving_answer leaving_on direction_question_id direction_option_id service_category_ids resume_id military_summary version created_at updated_at`,
  },
  one_time_tokens: {
    theirs: 'user_id',
    besides: `${key} kind email token_hash created_at expires_at used_at sign_up`,
  },
  outgoing_mails: {
    theirs: 'user_id about_user_id',
    besides: `${key} kind to subject text html calendar sealed_token token_id from_name reply_to state attempts next_attempt_at last_error
      invitation_ids created_at sent_at`,
  },
  /** Go with the picture of a profile, which names them by their key. */
  pictures: { besides: `${key} key type original thumb printed width height created_at ends_at` },
  plan_steps: {
    theirs: 'user_id',
    besides: `${key} code status due_on window_from window_to is_own_date note reminded_of version created_at updated_at`,
  },
  platform_secrets: { stays: { 'tells one key from another': 'name value' } },
  question_options: {
    stays: { 'written by operators for everybody': `${key} question_id label value order is_exclusive` },
  },
  questions: {
    stays: {
      'written by operators for everybody': `${key} withdrawn_at code title help_text why_we_ask type is_required order max_length min
        max visibility_place career_direction_id country_id depends_on`,
    },
  },
  rate_limits: { stays: { 'digests, until a count ends': 'key count ends_at' } },
  resume_files: { theirs: 'user_id', besides: `${key} resume_id bytes sha256 type size created_at` },
  resume_readings: {
    theirs: 'user_id',
    besides: `${key} resume_id status confidence fields unmapped unmapped_sources pages warnings failure attempts locked_until queued_at
      created_at`,
  },
  resume_versions: { theirs: 'user_id', besides: `${key} resume_id n reason content started_at at` },
  resumes: {
    theirs: 'user_id',
    besides: `${key} title kind source file_name sections template_id page_size spacing section_order hidden_sections federal
      page_count checks is_primary tailored_job_id reviewed_at version created_at updated_at deleted_at`,
  },
  saved_courses: { theirs: 'user_id', besides: 'tenant_id course_id saved_at' },
  saved_jobs: { theirs: 'user_id', besides: 'tenant_id job_id saved_at' },
  saved_services: { theirs: 'user_id', besides: 'tenant_id service_id saved_at' },
  saved_views: { theirs: 'user_id assignee_id', besides: `${key} company_id name filter created_at` },
  service_contacts: {
    theirs: 'user_id',
    besides: `${key} service_id topic message preferred_contact sent_at`,
  },
  service_providers: {
    stays: {
      'written by operators of what a provider offers': `${key} code category summary description_html eligibility how_to_join
        service_type availability countries city_id address lat lng url tags words name services topics cost phone text_number
        email crisis_line withdrawn_at`,
    },
  },
  sessions: {
    theirs: 'user_id',
    besides: `${key} token_hash created_at last_seen_at device place expires_at revoked_at`,
  },
  social_states: {
    stays: {
      'digests and random words of a way out to a provider, for minutes': `${key} provider state_hash browser_hash code_verifier
        nonce redirect_uri expires_at used_at`,
    },
  },
  social_tickets: {
    stays: {
      'of a sign-up that is not finished: nobody’s account, until the sweep': `${key} provider token_hash subject email first_name
        last_name expires_at used_at`,
    },
  },
  sweep_marks: { stays: { 'how far the clock had gone': 'name seen_at doubted_since' } },
  templates: {
    names: 'updated_by_id',
    stays: {
      'what the recruiters of a company write often': `${key} company_id kind title text version created_at updated_at`,
    },
  },
  tenant_hosts: { stays: { 'of the tenant': 'host tenant_id' } },
  tenants: {
    stays: {
      'of the tenant': `id slug name product_name country_ids default_country_id locale marketing_url contact_email logo_url privacy_url
        privacy_version terms_url approve_veterans captcha_required is_demo social analytics recording partners`,
    },
  },
  term_meanings: { theirs: 'user_id', besides: 'tenant_id term meaning saved_at' },
  transition_evidence: {
    theirs: 'user_id',
    besides: `${key} plan_id milestone_id name type bytes size created_at`,
  },
  transition_milestones: {
    theirs: 'user_id',
    besides: `${key} plan_id code step_id source title why advice due_on window_from window_to is_own_date mark link note reminded_of version
      created_at updated_at`,
  },
  transition_plans: {
    theirs: 'user_id',
    besides: `${key} type status step passed_steps country_id leaving_date sections host version created_at updated_at`,
  },
  unpublished_job_changes: {
    names: 'by_id',
    stays: { 'what a company is to change in its job': `${key} job_id content version at` },
  },
  users: {
    theirs: 'id',
    besides: `tenant_id role is_tenant_admin email email_verified_at password_hash access_epoch status first_name middle_name last_name
      phone_number country_code country_id state_id city_id profile_picture company_id company_found_id is_admin member_role job_title
      headline availability willing_to_relocate work_radius_km partner candidate_visibility privacy_version consent_analytics
      consent_recording consent_marketing leaves_at leaving last_used_at reminders reminded_at version created_at updated_at`,
  },
};

/** The same for every tenant; nobody who works for one may write there. */
export const shared = [
  ...['cities', 'civilian_occupations', 'countries', 'crosswalk', 'industries', 'reference_loads', 'states'],
  ...['military_badged_roles', 'military_branches', 'military_corps', 'military_navy_services'],
  ...['military_professions', 'military_ranks', 'military_services', 'occupations', 'reference_releases'],
];

/** Where the number of somebody who was erased may stand. */
export const numbersStay = ['audit_entries.actor_id', 'audit_entries.subject_id'];

export const listed = (names = '') => names.split(/\s+/).filter(Boolean);

export const columnsIn = ({ theirs, besides, names, words, stays = {} }: Fate) =>
  [theirs, besides, names, words, ...Object.values(stays)].flatMap((some) => listed(some));
