import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { tenantSettingsQuery, updateTenantSettings } from '../../api/admin.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { SwitchField } from '../../ui/form/SwitchField.tsx';

export function ApprovalSwitch() {
  const queries = useQueryClient();
  const settings = useQuery(tenantSettingsQuery());
  const change = useMutation({
    mutationFn: updateTenantSettings,
    onSuccess: (saved) => {
      queries.setQueryData(tenantSettingsQuery().queryKey, saved);
      toast.success('Saved');
    },
  });
  if (!settings.data) return null;
  const { approve_veterans } = change.isPending ? change.variables : settings.data;
  return (
    <SwitchField
      name="approve_veterans"
      label="Approve new veterans manually"
      hint="Once they’ve confirmed their email address, new veterans wait here until you approve or reject them. We’ll email them your decision."
      checked={approve_veterans}
      busy={change.isPending}
      error={change.error?.message}
      onChange={(isOn) => change.mutate({ approve_veterans: isOn })}
    />
  );
}
