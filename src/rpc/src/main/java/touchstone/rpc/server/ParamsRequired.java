package touchstone.rpc.server;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.jsonrpc.Endpoint;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.json.JsonRpcMethod;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.services.ServiceEndpoints;
import touchstone.rpc.message.SubjectService;

/** Passes on no request that lacks its params. */
record ParamsRequired(Endpoint served) implements Endpoint {

    private static final Map<String, JsonRpcMethod> METHODS =
            ServiceEndpoints.getSupportedMethods(SubjectService.class);

    @Override
    public CompletableFuture<?> request(String method, Object params) {
        if (params == null && METHODS.containsKey(method) && METHODS.get(method).getParameterTypes().length > 0) {
            return CompletableFuture.failedFuture(new ResponseErrorException(new ResponseError(
                    ResponseErrorCode.InvalidParams, "the request '" + method + "' has no params", null)));
        }
        return served.request(method, params);
    }

    @Override
    public void notify(String method, Object params) {
        served.notify(method, params);
    }
}
